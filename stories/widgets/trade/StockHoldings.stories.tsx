import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { StockHoldings } from '../../../src/widgets/trade/StockHoldings/StockHoldings';
import { onPageEdgeToEdge } from '../../components/onPage';
import { pendingOrder, position, preparingToClose, stockHolding } from '../../fixtures/position';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const holdingsChoices = {
  onePosition: [stockHolding()],
  shortAtALoss: [position({ side: 'short', profitLoss: '-108650' })],
  pendingOrder: [pendingOrder({ limitPrice: '1190' })],
  stops: [
    preparingToClose({ closeLimitPrice: null, closing: { currentStop: '1100', validUntil: '2026-11-27' } }),
    pendingOrder({
      id: 'P2',
      limitPrice: null,
      opening: { stopPrice: '1300', currentStop: '1300', validUntil: '2026-11-27' },
    }),
  ],
  positionsAndOrder: [position(), preparingToClose({ id: 'P2' }), pendingOrder({ id: 'P3' })],
  longFigures: [
    position({
      buyPrice: '98765432.5',
      quantity: 123_456_000,
      leverage: 20,
      profitLoss: '-12345678901234567.89',
    }),
  ],
} satisfies Record<string, ComponentProps<typeof StockHoldings>['holdings']>;

const meta = {
  title: 'Widgets/Orders and positions/StockHoldings',
  component: StockHoldings,
  decorators: [onPageEdgeToEdge],
  args: {
    holdings: holdingsChoices.onePosition,
    tickSize: '1',
    hrefOf: (id) => `#/position?id=${id}`,
    allHref: '#/positions',
  },
  argTypes: { holdings: choices(holdingsChoices) },
} satisfies Meta<typeof StockHoldings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member holds one position in this stock: quantity, price and result after fees. */
export const OnePositionHeld: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const row = await canvas.findByRole('link');
    await expect(row).toHaveAttribute('href', '#/position?id=P1');
    await expect(row).toHaveTextContent(t('stock:held.shares', { shares: '2,000' }));
    await expect(row).toHaveTextContent(t('stock:held.atPrice', { price: '1,200' }));
    await expect(row).toHaveTextContent('+91,350.00');
    await expect(row).toHaveTextContent(t('trade:detail.afterFees'));
    await expect(row).toHaveTextContent(t('trade:status.holding'));
  },
};

/** A stop waits to close a position, and another to open one: each row says its price. */
export const Stops: Story = {
  args: { holdings: holdingsChoices.stops },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const [held, placed] = await canvas.findAllByRole('link');
    await expect(held).toHaveTextContent(t('stock:held.stop', { price: '1,100' }));
    await expect(placed).toHaveTextContent(t('stock:held.stop', { price: '1,300' }));
    await expect(placed).not.toHaveTextContent('—');
  },
};

/** A short position in this stock at a loss. */
export const ShortAtALoss: Story = {
  args: { holdings: holdingsChoices.shortAtALoss },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent('−108,650.00');
  },
};

/** An order for this stock waits: its price is the limit, and there is no result. */
export const PendingOrder: Story = {
  args: { holdings: holdingsChoices.pendingOrder },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const row = await canvas.findByRole('link');
    await expect(row).toHaveTextContent(t('trade:status.pendingOrder'));
    await expect(row).toHaveTextContent(t('stock:held.atPrice', { price: '1,190' }));
    await expect(row).not.toHaveTextContent(/[+−▲▼]/);
  },
};

/** Two positions in this stock and an order, each linked to its details. */
export const PositionsAndOrder: Story = {
  args: { holdings: holdingsChoices.positionsAndOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};

/** Three of twelve positions in this stock; the last row leads to all of them. */
export const ThreeOfManyPositions: Story = {
  args: { holdings: Array.from({ length: 12 }, (_, index) => position({ id: `P${index}` })) },
  play: async ({ canvas, loaded }) => {
    const rows = await canvas.findAllByRole('link');
    await expect(rows).toHaveLength(4);
    await expect(rows[3]).toHaveAttribute('href', '#/positions');
    await expect(rows[3]).toHaveTextContent(storyText({ loaded })('stock:held.more', { count: 9 }));
  },
};

/** A position with figures of many digits stays within the page. */
export const LongFigures: Story = {
  args: {
    holdings: holdingsChoices.longFigures,
    tickSize: '0.5',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: positions of two stocks, which the rows do not name. */
export const DontMixStocks: Story = {
  args: { holdings: [position(), position({ id: 'P2', code: '1055', symbol: '1055.W', buyPrice: '82' })] },
};
