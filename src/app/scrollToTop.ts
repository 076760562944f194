import { prefersReducedMotion } from '../theme/prefersReducedMotion';

/** Back to the top of the page: gliding from nearby, at once from afar or where motion is not wanted. */
export function scrollToTop(): void {
  const isNear = window.scrollY <= 2 * window.innerHeight;
  window.scrollTo({ top: 0, behavior: isNear && !prefersReducedMotion() ? 'smooth' : 'instant' });
}
