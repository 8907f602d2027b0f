// Runs before the first paint, as a file of its own because the page allows no inline script.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem("cenote-theme");
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const dark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
