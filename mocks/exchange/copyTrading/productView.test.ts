import { expect, test } from 'vitest';
import { multiply, round } from '../../../src/domain/decimal';
import { testExchange } from '../testExchange';
import { products } from './products';
import { copyTradeProductDetailView } from './productView';

test('strategies say the losses of the figures beside them', () => {
  const exchange = testExchange().open('10:15');
  const views = products.map((product) => copyTradeProductDetailView(exchange, product));
  let said = 0;
  for (const { strategy, losingTrades, maximumDrawdown } of views) {
    const known = [losingTrades, maximumDrawdown].map(
      (fraction) => `${round(multiply(String(fraction), '100'), 1, 'halfUp')}%`,
    );
    for (const words of [strategy.en, strategy.tw, strategy.jp]) {
      expect(words).not.toMatch(/[{}]/);
      for (const percent of words.match(/[\d.]+%/g) ?? []) {
        expect(known).toContain(percent);
        said += 1;
      }
    }
  }
  expect(said).toBe(12);
});
