import { rem } from './rem';
import { color, elevation } from './tokens';

/**
 * Shadow of what lies above the page: `popup` of an explanation beside its word, `sheet` of sheets and dialogs.
 * Nothing that is part of the page has one.
 */
export function shadow(level: keyof typeof elevation): string {
  return `0 0 ${rem(elevation[level])} ${color('scrim')}`;
}
