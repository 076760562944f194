import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';
import { describe, expect, it } from 'vitest';
import type { Appearance } from './appearance';
import { colorsIn, themeAppearances } from './colorsIn';

/** The colour as it is seen with each kind of colour vision. */
const visions = {
  usual: (color: Color) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

/** ΔE2000 between a rise and a fall. */
function differenceSeen(seen: (color: Color) => Color, appearance: Partial<Appearance>): number {
  const { priceUp, priceDown } = colorsIn(appearance);
  return differenceCiede2000()(seen(parse(priceUp) as Color), seen(parse(priceDown) as Color));
}

const themes = Object.entries(themeAppearances);

describe.each(Object.entries(visions))('with %s', (_, seen) => {
  it.each(themes)('orange and blue differ in the theme %s', (_, theme) => {
    expect(differenceSeen(seen, { ...theme, pricePair: 'orangeBlue' })).toBeGreaterThanOrEqual(15);
  });
});

it('red and green do not differ enough with deuteranopia, which is why there is another pair', () => {
  expect(differenceSeen(visions.deuteranopia, {})).toBeLessThan(15);
});

it.each(themes)('danger is the colour of no price in the theme %s', (_, theme) => {
  for (const pricePair of ['redGreen', 'orangeBlue'] as const) {
    const { danger, priceUp, priceDown } = colorsIn({ ...theme, pricePair });
    for (const price of [priceUp, priceDown]) {
      expect(differenceCiede2000()(parse(danger) as Color, parse(price) as Color)).toBeGreaterThanOrEqual(15);
    }
  }
});
