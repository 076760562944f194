import { rem } from './rem';
import { color, elevation } from './tokens';

/**
 * Shadow of elements above the page: `popup` for explanations beside a term, `sheet` for sheets and dialogs. Elements
 * of the page itself have none.
 */
export function shadow(level: keyof typeof elevation): string {
  return `0 0 ${rem(elevation[level])} ${color('scrim')}`;
}
