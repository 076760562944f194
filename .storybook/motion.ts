export const motions = ['still', 'full', 'reduced'] as const;

/**
 * `still`: styles move nothing, for pictures that are always the same. `full`: all moves as for most members.
 * `reduced`: as for a member who has asked the phone for less motion, scripts included.
 */
export type Motion = (typeof motions)[number];

const asked = '(prefers-reduced-motion: reduce)';

/** How things move in the story from now on; what is returned ends it. */
export function setMotion(motion: Motion): () => void {
  document.documentElement.dataset.motion = motion;
  if (motion !== 'reduced') return () => {};
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    if (query === asked) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}
