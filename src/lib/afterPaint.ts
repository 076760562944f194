/**
 * Does something once the next frame is painted; at once in a page that is not painted.
 *
 * @returns calls it off
 */
export function afterPaint(action: () => void): () => void {
  if (document.hidden) {
    action();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
