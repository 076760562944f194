import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyDayTrade } from '../../../mocks/exchange/dayTrading/applyDayTrade';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { storyExchange } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import {
  at,
  blockTrade,
  expectCloseBlocked,
  expectStatus,
  historyOf,
  ids,
  openClose,
  placeOrder,
  sendClose,
  showPosition,
  typeLimit,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a position that was closed on its own: its record links to what remains. */
export const PartWithItsOwnRecord: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder({ lots: '3' }), 20, (exchange, member, id) =>
    closePosition(exchange, member, { id, priceType: 'market', lots: '1' }),
  ),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    const whole = await context.canvas.findByRole('link', { name: t('position:fact.toWhole') });
    const [id] = await storyExchange(context).store.transact(({ world }) => Object.keys(world.positions));
    await expect(whole).toHaveAttribute('href', `#/position/positionDetail?id=${id}`);
  },
};

/**
 * A position from a block trade, locked on the day and the next trading day: the button says from when it can
 * be closed.
 */
export const AuctionFromABlockTrade: Story = {
  tags: ['blocked'],
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(blockTrade('nextTradingDay')),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expectCloseBlocked(context, t('reasons:lockedNextDay', { time: '11/25 09:00' }));
    await expect(
      await context.canvas.findByText(t('position:lock.title', { time: '11/25 09:00' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('position:lock.nextTradingDay'))).toBeVisible();
    await expect(factOf(context.canvasElement, t('position:fact.source'))).toHaveTextContent(
      t('position:source.auction'),
    );
    // Nothing was ordered on the market.
    await expect(context.canvas.queryByText(t('trade:detail.priceType'))).toBeNull();
    await expect(await historyOf(context)).not.toHaveTextContent(t('position:history.event.ordered'));
  },
};

/** A position from a block trade that is locked for days: a countdown shows how long. */
export const AuctionLockedUp: Story = {
  tags: ['blocked'],
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(blockTrade('days')),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expect(await context.canvas.findByText(t('position:lock.days'))).toBeVisible();
    await expect(await context.canvas.findByRole('timer')).toBeVisible();
  },
};

/** A position from a block trade, no longer locked, that waits for its closing price. */
export const AuctionPreparingToClose: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(blockTrade('nextTradingDay'), 6 * 24 * 60, (exchange, member, id) => {
    const { limitUp: limitPrice } = marketOf(exchange, exchange.world.positions[id]?.symbol ?? '');
    return closePosition(exchange, member, { id, priceType: 'limit', limitPrice });
  }),
  play: async (context) => expectStatus(context, 'preparingToClose'),
};

/** A position from a block trade that the member has closed at the market. */
export const AuctionClosed: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(blockTrade('nextTradingDay'), 6 * 24 * 60, (exchange, member, id) =>
    closePosition(exchange, member, { id, priceType: 'market' }),
  ),
  play: async (context) => expectStatus(context, 'closed'),
};

/** Shares of a block trade are paid in full: there is no liquidation price, and no margin to add. */
export const PaidInFull: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(blockTrade('nextTradingDay')),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expect(await context.canvas.findByRole('button', { name: t('trade:detail.close') })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('trade:detail.addMargin') })).toBeNull();
    await expect(context.canvas.queryByText(t('trade:cost.liquidationPrice'))).toBeNull();
    showInPicture(factOf(context.canvasElement, t('trade:detail.originalMargin')) as HTMLElement);
  },
};

/** A position of a copy trade, which manages it: the buttons to close it and to add margin say so. */
export const FollowOrderOfCopyTrade: Story = {
  tags: ['blocked'],
  parameters: at('P73', [], 'investor'),
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await expectStatus(context, 'holding');
    await expect(await canvas.findByText(t('position:lock.managed'))).toBeVisible();
    await expectCloseBlocked(context, t('reasons:managed'));
    const addMargin = await canvas.findByRole('button', { name: t('trade:detail.addMargin') });
    await expect(addMargin).toHaveAccessibleDescription(t('reasons:managed'));
  },
};

/** A position that its copy trade has closed. */
export const FollowOrderClosed: Story = {
  parameters: at('P69', [], 'investor'),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(factOf(context.canvasElement, t('position:fact.closedBy'))).toHaveTextContent(
      t('position:closer.mentor'),
    );
  },
};

/** A position that was sold to the company in its share repurchase. */
export const BoughtBackByTheCompany: Story = {
  parameters: at('P41', [], 'investor'),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(factOf(context.canvasElement, t('position:fact.closedBy'))).toHaveTextContent(
      t('position:closer.buyback'),
    );
  },
};

/** A position from a day trade: a note says when the exchange closes it. */
export const DayTradeWithItsDeadline: Story = {
  parameters: at('P1231', [], 'whale'),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expect(await context.canvas.findByText(t('position:deadline.body'))).toBeVisible();
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.ahead.deadline'));
  },
};

/**
 * A closing with a limit was placed for a day trade: a message says that the exchange closes the rest at the
 * deadline.
 */
export const DayTradeClosesWithLimit: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(
    (exchange, member) =>
      applyDayTrade(exchange, member, { symbol: '1001.W', side: 'long', leverage: 2, lots: '1' }),
    30,
    ({ world }, _, id) => ({ id: world.dayTrading.reservations[id]?.positionId ?? '' }),
  ),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '600');
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    const until = t('position:close.limitNoteDayTrade', { time: '15:20' });
    await expect(await context.canvas.findByText(until)).toBeVisible();
    await expect(context.canvas.queryByText(t('trade:result.closingBody'))).toBeNull();
  },
};

/** A day trade that was still open at the deadline: the exchange has closed it. */
export const DayTradeMissed: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(
    (exchange, member) =>
      applyDayTrade(exchange, member, { symbol: '1001.W', side: 'long', leverage: 2, lots: '1' }),
    6 * 60,
    ({ world }, _, id) => ({ id: world.dayTrading.reservations[id]?.positionId ?? '' }),
  ),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(factOf(context.canvasElement, t('position:fact.closedBy'))).toHaveTextContent(
      t('position:closer.dayTradeDeadline'),
    );
  },
};

/** Shares of a new issue can be sold at once: the button to close is on. */
export const NewIssueCanBeSold: Story = {
  parameters: at('P4', [], 'ipoWinner'),
  play: async (context) => {
    const t = storyText(context);
    const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};
