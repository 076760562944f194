/**
 * Whether the member prefers reduced motion. For motion by scripts; `ScopeStyle` stops CSS transitions and animations.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
