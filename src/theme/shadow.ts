import { color, elevation } from './tokens';
import { units } from './units';

/**
 * Shadow of elements above the page: `popup` for explanations beside a term, `sheet` for sheets and dialogs. Elements
 * of the page itself have none.
 */
export function shadow(level: keyof typeof elevation): string {
  return `0 0 ${units(elevation[level])} ${color('scrim')}`;
}
