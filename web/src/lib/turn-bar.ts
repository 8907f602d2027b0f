// The bar at the bottom of a table: what lies over the page keeps clear of it.

/** Report the bar at once and whenever it changes its size, and `null` once it is gone; another may replace it. */
export function followBar(report: (bar: HTMLElement | null) => void): () => void {
  let bar: HTMLElement | null = null;
  const sized = new ResizeObserver(() => report(bar));
  const changed = new MutationObserver(find);

  function find(): void {
    const found = document.querySelector<HTMLElement>("main > .bar");
    if (found === bar) return;
    bar = found;
    sized.disconnect();
    if (bar) sized.observe(bar);
    else report(bar);
  }

  changed.observe(document.body, { childList: true, subtree: true });
  find();
  return () => {
    changed.disconnect();
    sized.disconnect();
  };
}
