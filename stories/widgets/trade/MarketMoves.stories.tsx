import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { MarketMoves, type MovingPosition } from '../../../src/widgets/trade/MarketMoves/MarketMoves';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { position } from '../../fixtures/position';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };

/** With the fields that the widget reads. */
function moving(overrides: Parameters<typeof position>[0] = {}): MovingPosition {
  const { id, name, side, quantity, buyPrice, latestPrice, ...rest } = position(overrides);
  const { liquidationPrice, originalMargin, addedMargin, lock, purchaseFee, profitLoss } = rest;
  const prices = { buyPrice, latestPrice, liquidationPrice };
  return { id, name, side, quantity, ...prices, originalMargin, addedMargin, lock, purchaseFee, profitLoss };
}

const long = moving();
const near = moving({
  id: 'P2',
  name: { en: 'Kita Rail', jp: '北鉄道', tw: '北鐵道' },
  latestPrice: '1050',
  profitLoss: '-307650',
});
const short = moving({ id: 'P3', side: 'short', profitLoss: '-108650', liquidationPrice: '1416' });

const positionsChoices = {
  one: [long],
  several: [long, near],
  withShort: [long, short],
  paidInFull: [moving({ leverage: 1, originalMargin: '2400000', liquidationPrice: null })],
  copied: [long, moving({ id: 'P4', lock: 'managed', source: 'followOrders' })],
  longText: [long, moving({ id: 'P5', name: longName, quantity: 500_000_000 })],
} satisfies Record<string, ComponentProps<typeof MarketMoves>['positions']>;

const meta = {
  title: 'Widgets/Orders and positions/MarketMoves',
  component: MarketMoves,
  decorators: [onPageEdgeToEdge],
  args: { positions: positionsChoices.several, rates },
  argTypes: { positions: choices(positionsChoices) },
} satisfies Meta<typeof MarketMoves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part about one move: `−5%`. */
function moveOf(context: Context, percent: string) {
  const name = storyText(context)('position:marketMove.every', { percent });
  return context.canvas.findByRole('region', { name });
}

/** Two positions: one is liquidated at −10 percent, and the ratio then is that of the other one. */
export const OneIsLiquidated: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const t = storyText(context);
    const five = await moveOf(context, '−5%');
    // 62.50 and 52.50 yen a share, 2,000 shares each, and 0.25 % less for closing.
    await expect(factOf(five, t('position:marketMove.change'))).toHaveTextContent('−229,425.00');
    await expect(factOf(five, t('position:marketMove.liquidated'))).toHaveTextContent(
      t('position:marketMove.none'),
    );
    await expect(five).toHaveTextContent('157%');
    const ten = await moveOf(context, '−10%');
    await expect(ten).toHaveTextContent(t('position:marketMove.at', { price: '984' }));
    await expect(ten).toHaveTextContent('688%');
    await expectFits(context.canvasElement);
  },
};

/** One position: falls of the market, and how near its liquidation would be then. */
export const OfOnePosition: Story = {
  args: { positions: positionsChoices.one },
  play: async (context) => {
    const five = await moveOf(context, '−5%');
    await expect(five).toHaveTextContent('948%');
    await expect(within(five).queryByText(storyText(context)('position:marketMove.parts'))).toBeNull();
    await expect(context.canvas.queryByRole('region', { name: /\+5%/ })).toBeNull();
  },
};

/** A short position gains when the market falls, and loses when it rises: both are shown. */
export const WithAShortPosition: Story = {
  args: { positions: positionsChoices.withShort },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await within(await moveOf(context, '−5%')).findByText(t('position:marketMove.parts')),
    );
    const parts = await within(await moveOf(context, '−5%')).findAllByRole('listitem');
    await expect(parts.at(-1)).toHaveTextContent(/\+125,312\.50/);
    const rise = await moveOf(context, '+10%');
    await expect(factOf(rise, t('position:marketMove.liquidated'))).toHaveTextContent(
      t('position:marketMove.none'),
    );
  },
};

/** Shares paid in full are never liquidated, and still lose what the market falls. */
export const PaidInFull: Story = {
  args: { positions: positionsChoices.paidInFull },
  play: async (context) => {
    const t = storyText(context);
    const ten = await moveOf(context, '−10%');
    await expect(factOf(ten, t('position:marketMove.change'))).toHaveTextContent('−249,375.00');
    await expect(await within(ten).findByText(t('position:maintenance.none'))).toBeVisible();
  },
};

/** A copied position is in the amounts, but not in the ratio: a note says so. */
export const WithACopiedPosition: Story = {
  args: { positions: positionsChoices.copied },
  play: async (context) => {
    const note = storyText(context)('position:marketMove.copied');
    await expect(await context.canvas.findByText(note)).toBeVisible();
  },
};

/** The fees are unknown: nothing is calculated without them. */
export const FeesUnknown: Story = {
  args: { rates: undefined },
  play: async (context) => {
    const t = storyText(context);
    const ten = await moveOf(context, '−10%');
    await expect(ten).toHaveTextContent(t('position:marketMove.unknown'));
    await expect(context.canvas.queryByText(t('position:marketMove.change'))).toBeNull();
  },
};

/** A long name and large amounts stay within the page. */
export const LongText: Story = {
  tags: ['each-language'],
  args: { positions: positionsChoices.longText },
  play: async (context) => {
    const t = storyText(context);
    for (const parts of await context.canvas.findAllByText(t('position:marketMove.parts')))
      await context.userEvent.click(parts);
    await expectFits(context.canvasElement);
  },
};
