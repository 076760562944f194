/** Limit to render and play a story, in ms. */
const patience = 45_000;

/** Set by the preview: `.storybook/playedMark.ts`. */
const isPlayed = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.documentElement?.matches('[data-played], [data-failed]') ?? false;

/**
 * Waits until the story in a frame has been played, has failed, or takes too long.
 *
 * @returns stops waiting
 */
export function whenPlayed(frame: HTMLIFrameElement, tell: () => void): () => void {
  const start = performance.now();
  const timer = setInterval(() => {
    if (!isPlayed(frame) && performance.now() - start < patience) return;
    clearInterval(timer);
    tell();
  }, 100);
  return () => clearInterval(timer);
}
