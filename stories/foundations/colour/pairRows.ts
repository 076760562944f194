import { isOfPrice, type Measured, measuredPairs } from '../../../src/theme/measuredPairs';
import { themes } from './themes';

/** A pair of colours in every theme, in the order of `themes`. */
export interface PairRow {
  name: string;
  measured: readonly Measured[];
}

function rowsWith(
  pricePair: 'redGreen' | 'orangeBlue',
): (PairRow & Pick<Measured, 'kind' | 'ink' | 'ground'>)[] {
  const inThemes = themes.map(({ appearance }) => measuredPairs({ ...appearance, pricePair }));
  return (inThemes[0] ?? []).map(({ kind, ink, ground }, index) => ({
    kind,
    ink,
    ground,
    name: `${ink} on ${ground}`,
    measured: inThemes.flatMap((pairs) => pairs[index] ?? []),
  }));
}

const withOrange = rowsWith('orangeBlue')
  .filter(({ ink, ground }) => isOfPrice(ink) || isOfPrice(ground))
  .map((row) => ({ ...row, name: `${row.name}, orange and blue` }));

const all = [...rowsWith('redGreen'), ...withOrange];

/**
 * Every pair of a kind. The direction of prices does not matter, because a price is shown on the flash of both.
 */
export const pairRows = (kind: Measured['kind']): readonly PairRow[] =>
  all.filter((row) => row.kind === kind);
