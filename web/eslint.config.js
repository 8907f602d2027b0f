import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/lib/protocol.ts", "src/games/*/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows all names.
      "no-undef": "off",
      // Loops that only count.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Maps and sets are replaced as a whole, in `$state.raw`, or never drawn.
      "svelte/prefer-svelte-reactivity": "off",
      // A blank that Svelte would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
