// What the browser says in this language, as one chunk; the rules come separately, when somebody asks for one.
export default import.meta.glob<string>(["../../../src/cenote/locales/zh/{core,web,table}.ftl", "../../../src/cenote/games/tikal/locales/zh/tikal.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
