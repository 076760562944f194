/**
 * Whether the member asked for no motion. Styles needn't ask: transitions and animations of CSS stop by themselves.
 * For what a script moves.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
