/** The part of a story's page in a frame that is used here. */
interface FramedPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Limit to render and play a story, in ms. */
const patience = 45_000;

const isPlayed = (frame: HTMLIFrameElement) =>
  /^(finished|errored|aborted)$/.test(
    (frame.contentWindow as FramedPage | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
  );

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
