/** How much of the window's height shows the page itself, and no bar over it: from 0 to 1. */
export function shareOfPage(): number {
  const main = document.querySelector('main');
  const heights = Array.from({ length: 100 }, (_, part) => ((part + 0.5) / 100) * window.innerHeight);
  const shown = heights.filter((y) => main?.contains(document.elementFromPoint(window.innerWidth / 2, y)));
  return shown.length / heights.length;
}
