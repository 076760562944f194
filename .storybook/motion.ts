export const motions = ['still', 'full', 'reduced'] as const;

/**
 * `still`: no transitions or animations, for reproducible pictures. `full`: all motion. `reduced`: as for a member whose
 * phone asks for reduced motion, scripts included.
 */
export type Motion = (typeof motions)[number];

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Sets the motion of the story. Returns a function that resets it. */
export function setMotion(motion: Motion): () => void {
  document.documentElement.dataset.motion = motion;
  if (motion !== 'reduced') return () => {};
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    if (query === reducedMotion) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}
