// What the browser says in this language, as one chunk; the rules come separately, when somebody asks for one.
export default import.meta.glob<string>("../../../src/cenote/locales/en/{core,tikal,web,table}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
