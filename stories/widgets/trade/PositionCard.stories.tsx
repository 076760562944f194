import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { Button } from '../../../src/components/Button/Button';
import { Stack } from '../../../src/components/Stack/Stack';
import type { QualifiedKey } from '../../../src/i18n/text';
import { PositionCard } from '../../../src/widgets/trade/PositionCard/PositionCard';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import {
  cancelledOrder,
  cardPosition,
  closedPosition,
  pendingOrder,
  position,
  preparingToClose,
} from '../../fixtures/position';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const positionChoices = {
  holding: cardPosition(),
  shortAtALoss: position({ side: 'short', profitLoss: '-108650', liquidationPrice: '1416' }),
  neitherProfitNorLoss: position({ latestPrice: '1200', marketValue: '2400000', profitLoss: '0' }),
  preparingToClose: preparingToClose({ closing: { validUntil: '2026-11-20' } }),
  preparingToCloseAtAStop: preparingToClose({
    closeLimitPrice: null,
    closeLots: 1,
    closing: {
      stopPrice: '1150',
      validUntil: '2026-11-27',
      worksFrom: at('2026-11-24', '09:00'),
    },
  }),
  withStop: position({
    status: 'preparingToClose',
    closing: { currentStop: '1100', validUntil: '2026-11-27' },
  }),
  withStopPaidInFull: position({
    status: 'holding',
    leverage: 1,
    originalMargin: '2400000',
    liquidationPrice: null,
    closing: { currentStop: '1100', validUntil: '2026-11-27' },
  }),
  closed: closedPosition(),
  pendingOrder: pendingOrder(),
  cancelled: cancelledOrder(),
  dayTrade: position({ dayTrade: true }),
  shortNearLiquidation: position({
    side: 'short',
    latestPrice: '1400',
    profitLoss: '-400000',
    liquidationPrice: '1416',
  }),
  liquidated: closedPosition({ closedBy: 'liquidation', sellPrice: '984', profitLoss: '-439320' }),
  tendered: position({ tender: { lots: 1, price: '1310', resultAt: at('2026-11-25', '15:30') } }),
  paidInFull: position({ leverage: 1, originalMargin: '2400000', liquidationPrice: null }),
  longText: position({
    name: longName,
    leverage: 100,
    buyPrice: '98765432.5',
    latestPrice: '12345678.5',
    quantity: 500_000_000,
    profitLoss: '-43209877000000000.99',
  }),
} satisfies Record<string, ComponentProps<typeof PositionCard>['position']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionCard',
  component: PositionCard,
  decorators: [onPage],
  args: { position: positionChoices.holding, href: '#/position/positionDetail?id=P1' },
  argTypes: { position: choices(positionChoices) },
} satisfies Meta<typeof PositionCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

interface Shown {
  status: QualifiedKey;
  time: string;
  /** Facts by label. */
  facts: Partial<Record<QualifiedKey, string>>;
}

/** Expects a link with name, status and main facts. */
const shows =
  ({ status, time, facts }: Shown): Play =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    const card = await canvas.findByRole('link');
    await expect(card).toHaveAttribute('href', args.href);
    await expect(card).toHaveTextContent(t(status));
    await expect(card).toHaveTextContent(`${args.position.code} · ${time}`);
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(figure);
  };

/** A long position in profit: opening price, latest price, quantity and result after fees. */
export const HoldingWithAProfit: Story = {
  tags: ['main'],
  play: async (context) => {
    await shows({
      status: 'trade:status.holding',
      time: '2026/11/20 09:12',
      facts: {
        'trade:detail.buyPrice': '1,200',
        'trade:detail.latestPrice': '1,250',
        'trade:detail.quantity': '2,000',
      },
    })(context);
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(`${t('trade:side.long')} 5×`)).toHaveStyle({
      color: computedColor('priceUp'),
    });
    const profit = (await canvas.findByText(/\+91,350\.00/)).parentElement;
    await expect(profit).toHaveTextContent(t('market:result.profit'));
    await expect(profit).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** The result in percent of the whole margin, and what the position has gained today. */
export const ResultOnMarginAndOfToday: Story = {
  args: { position: position({ addedMargin: '20000' }), today: '-12000' },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:detail.onMargin'))).toHaveTextContent('+18.27%');
    await expect(factOf(context.canvasElement, t('trade:detail.today'))).toHaveTextContent('−12,000.00');
  },
};

/** A short position at a loss, in the colour of falling prices. */
export const ShortAtALoss: Story = {
  args: { position: positionChoices.shortAtALoss },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(`${t('trade:side.short')} 5×`)).toHaveStyle({
      color: computedColor('priceDown'),
    });
    const loss = (await canvas.findByText(/−108,650\.00/)).parentElement;
    await expect(loss).toHaveTextContent(t('market:result.loss'));
    await expect(loss).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** A position whose result is exactly zero: neither sign nor colour. */
export const NeitherProfitNorLoss: Story = {
  args: { position: positionChoices.neitherProfitNorLoss },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.00')).toHaveStyle({ color: computedColor('priceFlat') });
    await expect(await canvas.findByRole('link')).not.toHaveTextContent(/[+−]/);
  },
};

/** A stop waits to close the position: it is a mark on the bar, and named with the ends of the bar. */
export const WithAStop: Story = {
  args: { position: positionChoices.withStop },
  play: shows({
    status: 'trade:status.preparingToClose',
    time: '2026/11/20 09:12',
    facts: {
      'trade:cost.liquidationPrice': '984',
      'trade:kind.stop': '1,100',
      'trade:detail.buyPrice': '1,200',
    },
  }),
};

/** Without a loan there is no bar: a stop that waits for the lock is one of the facts. */
export const WithAStopPaidInFull: Story = {
  args: { position: positionChoices.withStopPaidInFull },
  play: shows({
    status: 'trade:status.holding',
    time: '2026/11/20 09:12',
    facts: { 'trade:detail.buyPrice': '1,200', 'trade:kind.stop': '1,100' },
  }),
};

/** A position with a closing order that waits for its price: the price, the lots and the term of the closing. */
export const PreparingToClose: Story = {
  args: { position: positionChoices.preparingToClose },
  play: async (context) => {
    await shows({
      status: 'trade:status.preparingToClose',
      time: '2026/11/20 09:12',
      facts: { 'trade:detail.buyPrice': '1,200', 'trade:detail.latestPrice': '1,250' },
    })(context);
    const t = storyText(context);
    const { canvasElement } = context;
    const price = t('position:waiting.what.limit', { limit: '1,300' });
    await expect(factOf(canvasElement, t('position:fact.waitsFor'))).toHaveTextContent(price);
    const lots = t('position:fact.closeLotsValue', { lots: 2, held: 2 });
    await expect(factOf(canvasElement, t('position:fact.closeLots'))).toHaveTextContent(lots);
    await expect(factOf(canvasElement, t('position:pending.valid'))).toHaveTextContent('2026/11/20');
  },
};

/** One of two lots is to be closed at a stop, which works from the next session. */
export const PreparingToCloseAtAStop: Story = {
  args: { position: positionChoices.preparingToCloseAtAStop },
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    const stop = t('position:waiting.what.stop', { stop: '1,150' });
    await expect(factOf(canvasElement, t('position:fact.waitsFor'))).toHaveTextContent(stop);
    const lots = t('position:fact.closeLotsValue', { lots: 1, held: 2 });
    await expect(factOf(canvasElement, t('position:fact.closeLots'))).toHaveTextContent(lots);
    await expect(factOf(canvasElement, t('position:fact.worksFrom'))).toHaveTextContent('11/24 09:00');
    await expectFits(canvasElement);
  },
};

/** A closed position: opening price, closing price and the realised result. */
export const Closed: Story = {
  args: { position: positionChoices.closed },
  play: shows({
    status: 'trade:status.closed',
    time: '2026/11/20 10:02',
    facts: { 'trade:detail.buyPrice': '1,200', 'trade:detail.sellPrice': '1,250' },
  }),
};

/** An order that is not filled yet: its limit, and no profit or loss. */
export const PendingOrder: Story = {
  args: { position: positionChoices.pendingOrder },
  play: async (context) => {
    await shows({
      status: 'trade:status.pendingOrder',
      time: '2026/11/20 09:12',
      facts: {
        'trade:detail.limitPrice': '1,200',
        'trade:detail.quantity': '2,000',
        'trade:cost.margin': '480,000.00',
      },
    })(context);
    // Nothing was bought: there is no profit or loss.
    await expect(context.canvas.queryByText('0.00')).toBeNull();
  },
};

/** An order that was cancelled: its limit, and no margin any more. */
export const Cancelled: Story = {
  args: { position: positionChoices.cancelled },
  play: shows({
    status: 'trade:status.cancelled',
    time: '2026/11/20 09:52',
    facts: { 'trade:detail.limitPrice': '1,200', 'trade:cost.margin': '0.00' },
  }),
};

/** A day trade is marked among the other positions. */
export const MarkedAsDayTrade: Story = {
  args: { position: positionChoices.dayTrade },
  play: async (context) => {
    const card = await context.canvas.findByRole('link');
    await expect(card).toHaveTextContent(
      `2026/11/20 09:12 · ${storyText(context)('position:fact.dayTrade')}`,
    );
  },
};

interface Risk {
  /** Liquidation price. */
  price: string;
  /** What the price may still move, in yen and percent. */
  yen: string;
  percent: string;
  /** What is left of the way to the liquidation price, in percent. */
  left: number;
}

/** Expects the distance to the liquidation price, and whether the card is marked as a danger. */
const risks =
  ({ price, yen, percent, left }: Risk, danger = false): Play =>
  async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('trade:risk.toLiquidation'))).toHaveTextContent(
      t('trade:risk.moveLeft', { yen, percent }),
    );
    const stages = ['watch', 'close', 'near'] as const;
    const words = stages.filter((stage) => canvas.queryByText(t(`position:risk.stage.${stage}`)));
    await expect(words).toEqual(left > 50 ? [] : [left > 25 ? 'watch' : left > 10 ? 'close' : 'near']);
    await expect(factOf(canvasElement, t('trade:cost.liquidationPrice'))).toHaveTextContent(price);
    const card = await canvas.findByRole('link');
    await expect(card).toHaveStyle({ 'border-color': computedColor(danger ? 'danger' : 'hairline') });
  };

const priced = (latestPrice: string, profitLoss: string) => position({ latestPrice, profitLoss });

/** At most half of the way to the liquidation price is left, which the card states in the colour of a warning. */
export const HalfTheWayToLiquidation: Story = {
  args: { position: priced('1090', '-220000') },
  play: risks({ price: '984', yen: '106', percent: '9.7%', left: 50 }),
};

/** At most a quarter of the way to the liquidation price is left: the whole card is marked as a danger. */
export const QuarterOfTheWayLeft: Story = {
  args: { position: priced('1035', '-330000') },
  play: risks({ price: '984', yen: '51', percent: '4.9%', left: 24 }, true),
};

/** At most a tenth of the way to the liquidation price is left, which the card states. */
export const TenthOfTheWayLeft: Story = {
  args: { position: priced('1000', '-400000') },
  play: risks({ price: '984', yen: '16', percent: '1.6%', left: 8 }, true),
};

/** A short position near liquidation, which lies above the market: a tenth of the way is left. */
export const ShortNearLiquidation: Story = {
  args: {
    position: positionChoices.shortNearLiquidation,
  },
  play: risks({ price: '1,416', yen: '16', percent: '1.1%', left: 8 }, true),
};

/** What it can still lose, and near its liquidation what more margin would do; it can't be closed before 09:27. */
export const LockedNearLiquidation: Story = {
  args: {
    position: priced('1000', '-400000'),
    loss: { atLiquidation: '39320', atDailyLimit: undefined, atZero: '2002400' },
    marginExample: { amount: '50000', liquidationPrice: '959' },
    closableFrom: '09:27',
    group: 'inProgress',
  },
  play: async (context) => {
    const t = storyText(context);
    const card = await context.canvas.findByRole('link');
    const label = t('common:stillToLose', { price: '984' });
    await expect(factOf(card, label)).toHaveTextContent('¥39,320.00');
    await expect(card).toHaveTextContent(t('position:risk.example', { amount: '¥50,000.00', price: '959' }));
    await expect(card).toHaveTextContent(t('position:lock.title', { time: '09:27' }));
    await expect(card).not.toHaveTextContent(t('trade:status.holding'));
  },
};

/** Near its liquidation, with the ways to its forms: they are buttons, and the title leads to the details. */
export const ButtonsNearLiquidation: Story = {
  tags: ['each-language'],
  args: {
    position: priced('1000', '-400000'),
    marginHref: '#/position/positionDetail?id=P1&form=addMargin',
    closeHref: '#/position/positionDetail?id=P1&form=close',
  },
  play: async (context) => {
    const t = storyText(context);
    const links = await context.canvas.findAllByRole('link');
    const [title] = links;
    await expect(links.map((link) => link.textContent)).toEqual([
      title?.textContent,
      ...[t('trade:detail.addMargin'), t('trade:detail.close')].map(
        (label) => `${label} ${title?.textContent}`,
      ),
    ]);
    await expectFits(context.canvasElement);
  },
};

/** Far from its liquidation, the same ways are no buttons: the whole card leads to the details. */
export const NoButtonsWithoutDanger: Story = {
  args: { ...ButtonsNearLiquidation.args, position: priced('1250', '100000') },
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('link')).toHaveLength(1);
  },
};

/** It can't be closed yet: the card says from when. */
export const LockedUntil: Story = {
  args: { closableFrom: '09:27' },
  play: async (context) => {
    const words = storyText(context)('position:lock.title', { time: '09:27' });
    await expect(await context.canvas.findByText(words)).toBeVisible();
  },
};

/** A lot is tendered to the company that buys back its shares: the card is marked. */
export const MarkedAsTendered: Story = {
  args: { position: positionChoices.tendered },
  play: async (context) => {
    const card = await context.canvas.findByRole('link');
    await expect(card).toHaveTextContent(`2026/11/20 09:12 · ${storyText(context)('position:tender.mark')}`);
  },
};

/** Shares that are paid in full are never liquidated: the card has no liquidation price. */
export const PaidInFull: Story = {
  args: { position: positionChoices.paidInFull },
  play: async (context) => {
    await context.canvas.findByRole('link');
    const label = storyText(context)('trade:cost.liquidationPrice');
    await expect(context.canvas.queryByText(label)).toBeNull();
  },
};

/** A position that the exchange closed at a loss is called liquidated, not closed. */
export const Liquidated: Story = {
  args: {
    position: positionChoices.liquidated,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:liquidated'))).toBeVisible();
    await expect(context.canvas.queryByText(t('trade:status.closed'))).toBeNull();
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    position: positionChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};

/** Wrong: a button below the link, which belongs to no card. */
export const DontAddAButton: Story = {
  render: (args) => (
    <Stack>
      <PositionCard {...args} />
      <Button size="small">Close position</Button>
    </Stack>
  ),
};
