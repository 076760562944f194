import { prefersReducedMotion } from '../theme/prefersReducedMotion';

/** Scrolls to the top: smoothly from nearby, at once from far away or with reduced motion. */
export function scrollToTop(): void {
  const isNear = window.scrollY <= 2 * window.innerHeight;
  window.scrollTo({ top: 0, behavior: isNear && !prefersReducedMotion() ? 'smooth' : 'instant' });
}
