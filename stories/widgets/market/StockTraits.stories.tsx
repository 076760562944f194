import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { StockTraits } from '../../../src/widgets/market/StockFacts/StockTraits';
import { onPage } from '../../components/onPage';
import { stock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const stockChoices = {
  default: stock(),
  firstDay: stock({ yearHigh: null, yearLow: null, tickSize: '0.5', listedOn: '2026-11-20' }),
} satisfies Record<string, ComponentProps<typeof StockTraits>['stock']>;

const meta = {
  title: 'Widgets/Market/StockFacts/StockTraits',
  component: StockTraits,
  decorators: [onPage],
  args: { stock: stockChoices.default },
  argTypes: { stock: choices(stockChoices) },
} satisfies Meta<typeof StockTraits>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The year’s range, the tick, the lot size and the listing date of a stock. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvasElement, loaded }) => {
    const t = storyText({ loaded });
    const fact = (label: Parameters<typeof t>[0]) => factOf(canvasElement, t(label)).textContent;
    await expect(fact('stock:facts.yearHigh')).toBe('1,480');
    await expect(fact('stock:facts.yearLow')).toBe('1,105');
    await expect(fact('market:detail.tickSize')).toBe('1');
    await expect(fact('stock:facts.lot')).toBe(t('stock:facts.lotValue', { shares: '1,000' }));
    await expect(fact('stock:facts.listedOn')).toBe('1988/04/11');
  },
};

/** Before the first trade of the year there is no range; with a tick of half a yen prices have a decimal. */
export const FirstDayWithoutARange: Story = {
  args: { stock: stockChoices.firstDay },
  play: async ({ canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(factOf(canvasElement, t('stock:facts.yearHigh')).textContent).toBe('—');
    await expect(factOf(canvasElement, t('market:detail.tickSize')).textContent).toBe('0.5');
    await expectFits(canvasElement);
  },
};
