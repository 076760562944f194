import type { ColorName } from '../../../src/theme/tokens';
import { sources } from '../page/sources';

const painting = sources.filter(({ name, text }) => name !== 'tokens' && text.includes('theme/tokens'));
const base = sources.filter(({ name }) => name === 'ScopeStyle' || name === 'shadow');

/** The files that name this colour. */
export function usesOf(token: ColorName): string[] {
  return [...base, ...painting]
    .filter(({ text }) => text.includes(`'${token}'`))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));
}
