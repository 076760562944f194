/**
 * Runs an action after the next paint; at once on a hidden page, which is not painted.
 *
 * @returns cancels it
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

/** Resolves in a separate task, so that a slow phone can handle input in between. */
export const nextTask = () => new Promise<void>((done) => setTimeout(done));
