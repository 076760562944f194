import { expect, it } from 'vitest';
import type { Appearance } from './appearance';
import { colorsIn, themeAppearances } from './colorsIn';
import { decorative } from './contrastPairs';
import { measuredPairs, minimumContrast } from './measuredPairs';

const appearances: Appearance[] = Object.values(themeAppearances).flatMap((theme) =>
  (['redGreen', 'orangeBlue'] as const).flatMap((pricePair) =>
    (['redUp', 'greenUp'] as const).map((upDown) => ({ ...theme, pricePair, upDown })),
  ),
);

it.each(appearances)(
  'every pair is readable in $theme with $contrast contrast, $pricePair, $upDown',
  (appearance) => {
    const minimum = minimumContrast[appearance.contrast];
    const tooLow = measuredPairs(appearance).filter(({ kind, ratio }) => ratio < minimum[kind]);
    expect(tooLow).toEqual([]);
  },
);

it('every colour is in a pair, except decoration', () => {
  const paired = new Set(measuredPairs({}).flatMap(({ ink, ground }) => [ink, ground]));
  const others = Object.keys(colorsIn()).filter((token) => !paired.has(token as never));
  expect(others.sort()).toEqual([...decorative].sort());
});
