import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { everyMode } from '../../support/everyMode';
import { giveHugeBalance, prepareExchange, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { openNearLiquidation } from '../../support/openNearLiquidation';
import { factOf } from '../../support/queries';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  at,
  expectCloseBlocked,
  expectStatus,
  historyOf,
  ids,
  placeOrder,
  showPosition,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A position that can be closed: its calculation from the prices to the result, and buttons to close it and
 * to add margin.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expectStatus(context, 'holding');
    const close = await canvas.findByRole('button', { name: t('trade:detail.close') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
    const sum = t('trade:calculation.grossNote', { from: '561', less: '559', shares: '2,000' });
    await waitFor(() => expect(canvas.getByText(sum)).toBeVisible());
    await expect(factOf(canvasElement, t('trade:calculation.gross'))).toHaveTextContent('+4,000.00');
    // 4,000 less 1,118, 1,122, 1,122 and 561.
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:calculation.ifClosed'))).toHaveTextContent('+77.00'),
    );
    await expect(factOf(canvasElement, t('trade:detail.orderNumber'))).toHaveTextContent('20261120000004');
    await expect(factOf(canvasElement, t('trade:cost.breakEven'))).toHaveTextContent('561');
    await expect(await within(await historyOf(context)).findAllByRole('listitem')).toHaveLength(2);
  },
};

/** The largest order that is possible, at ten times leverage: its figures stay on their line. */
export const HugeFigures: Story = {
  beforeEach: [prepareExchange(giveHugeBalance), showPosition(placeOrder({ lots: '500', leverage: 10 }))],
  play: async (context) => {
    await expectStatus(context, 'holding');
    await waitFor(() => expectFits(context.canvasElement));
  },
};

/** A message about a position was sent to customer service: the sheet shows it, with the order number. */
export const ServiceAboutThePosition: Story = {
  tags: ['sent'],
  play: async (context) => {
    await expectStatus(context, 'holding');
    await expectServiceMessage(context, '20261120000004');
  },
};

/**
 * The price has moved while the position was on the screen: result, market value and calculation have
 * followed.
 */
export const LivePriceMovesTheResult: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expectStatus(context, 'holding');
    await withExchange(context, minutesLater(5));
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:calculation.gross'))).toHaveTextContent('+8,000.00'),
    );
    await expect(factOf(canvasElement, t('trade:detail.marketValue'))).toHaveTextContent('1,126,000.00');
  },
};

/** A short position, which earns when it is closed below its opening price. */
export const ShortPosition: Story = {
  parameters: at(ids.short),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expect(factOf(context.canvasElement, t('trade:detail.buyType'))).toHaveTextContent(
      t('trade:side.short'),
    );
    await expect(await context.canvas.findByText(/371 − 371/)).toBeVisible();
  },
};

/**
 * A position bought less than 15 minutes ago: the button says when the lock ends, and a countdown shows it.
 */
export const LockedAfterBuying: Story = {
  tags: ['blocked'],
  parameters: at(ids.locked),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:locked', { time: '11/20 10:21', minutes: '15' }));
    await expect(await context.canvas.findByText(t('position:lock.title', { time: '10:21' }))).toBeVisible();
    await expect(await context.canvas.findByRole('timer')).toHaveTextContent(
      t('position:lock.left', { left: '6:00' }),
    );
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.ahead.sellable'));
  },
};

/**
 * The lock ended while the position was on the screen: the button to close it is on, and the countdown is
 * gone.
 */
export const UnlocksWhileOpen: Story = {
  parameters: at(ids.locked),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:locked', { time: '11/20 10:21', minutes: '15' }));
    await withExchange(context, minutesLater(6));
    const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(context.canvas.queryByRole('timer')).toBeNull());
  },
};

/** A waiting order: the amount on hold, when it expires, and a button to cancel it. */
export const PendingOrder: Story = {
  parameters: at(ids.pending),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('button', { name: t('trade:detail.cancel') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('trade:detail.close') })).toBeNull();
    await expect(canvas.queryByText(t('trade:calculation.title'))).toBeNull();
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.ahead.orderEnds'));
  },
};

/**
 * A closing order waits for its price: it covers all lots, so the button to close says why nothing else is
 * possible.
 */
export const PreparingToClose: Story = {
  parameters: at(ids.closing),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expectStatus(context, 'preparingToClose');
    await expect(
      await canvas.findByText(t('position:waiting.title', { lots: '1', price: '389' })),
    ).toBeVisible();
    await expect(factOf(canvasElement, t('trade:detail.closeLimitPrice'))).toHaveTextContent('389');
    await expectCloseBlocked(context, t('reasons:allLotsWaiting'));
    await expect(await canvas.findByRole('button', { name: t('trade:detail.addMargin') })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: t('position:cancelClosing.submit') }),
    ).toBeVisible();
    await expect(await within(await historyOf(context)).findAllByRole('listitem')).toHaveLength(5);
  },
};

/** A closed position with a profit: its result after all four fees, and that the member closed it. */
export const Closed: Story = {
  parameters: at(ids.closed),
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(await context.canvas.findByText(t('trade:detail.profitRealised'))).toBeVisible();
    await expect(factOf(canvasElement, t('trade:detail.sellPrice'))).toBeVisible();
    await expect(factOf(canvasElement, t('position:fact.closedBy'))).toHaveTextContent(
      t('position:closer.member'),
    );
    await expect(factOf(canvasElement, t('trade:calculation.realised'))).toHaveTextContent('+');
    await expect(context.canvas.queryByRole('button', { name: t('trade:detail.addMargin') })).toBeNull();
  },
};

/** A closed position with a loss: its result after all four fees. */
export const ClosedWithLoss: Story = {
  parameters: at(ids.lost),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(factOf(context.canvasElement, t('trade:calculation.realised'))).toHaveTextContent('−');
  },
};

/** A cancelled order: when it was cancelled, and that the member did it. */
export const Cancelled: Story = {
  parameters: at(ids.cancelled),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'cancelled');
    const { canvasElement } = context;
    await expect(factOf(canvasElement, t('trade:detail.cancelledAt'))).toHaveTextContent('2026/11/20 09:52');
    await expect(factOf(canvasElement, t('position:fact.cancelledBy'))).toHaveTextContent(
      t('position:canceller.member'),
    );
  },
};

/** An order that wasn't filled by the close: the exchange has ended it. */
export const Expired: Story = {
  parameters: at(ids.pending),
  beforeEach: prepareExchange(minutesLater(6 * 60)),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'expired');
    await expect(factOf(context.canvasElement, t('position:fact.cancelledBy'))).toHaveTextContent(
      t('position:canceller.endOfDay'),
    );
  },
};

/** The market moved too far against the position: the exchange has closed it, and the history says so. */
export const Liquidated: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder({ symbol: '1092.N', leverage: 10 }), 12 * 24 * 60),
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:liquidated'), { selector: 'h2 + *' }),
    ).toBeVisible();
    await expect(factOf(context.canvasElement, t('position:fact.closedBy'))).toHaveTextContent(
      t('position:closer.liquidation'),
    );
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.event.liquidated'));
  },
};

/** The address names a position of another member, or none: the screen says so, with a link to the list. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: at('nothing'),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('trade:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('position:title') })).toBeVisible();
  },
};

/** The position is being loaded: a skeleton stands for it. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: at(ids.sellable, [fault('hang')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

/** The server's answer is empty: the screen says that it couldn't be read. */
export const Fails: Story = {
  tags: ['error'],
  parameters: at(ids.sellable, [fault('emptyBody', '/trade/Position')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

/** There is no connection when the position opens: the screen says so. */
export const Offline: Story = {
  tags: ['offline'],
  parameters: at(ids.sellable, [fault('offline')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** The position is near its liquidation: the prices on one line, the distance to the liquidation in the colour of a danger. */
export const NearLiquidation: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  beforeEach: (context) =>
    withExchange(context, ({ world }) => {
      openNearLiquidation(world.positions.P4);
    }),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expectStatus(context, 'holding');
    await expect(factOf(canvasElement, t('trade:risk.toLiquidation'))).toHaveTextContent(
      t('trade:risk.moveLeft', { yen: '22', percent: '1.5%' }),
    );
    const atLiquidation = t('trade:risk.atLiquidation', { price: '1,437' });
    await waitFor(() => expect(factOf(canvasElement, atLiquidation)).toHaveTextContent('−258,307.00'));
    const fromHere = t('common:stillToLose', { price: '1,437' });
    await expect(factOf(canvasElement, fromHere)).toHaveTextContent('¥43,890.00');
    const example = t('position:risk.example', { amount: '¥50,000.00', price: '1,412' });
    await expect(await canvas.findByText(example)).toBeVisible();
    const line = await canvas.findByRole('group', { name: t('trade:line.label') });
    await expect(factOf(line, t('trade:cost.liquidationPrice'))).toHaveTextContent('1,437');
    await expect(factOf(line, t('trade:detail.buyPrice'))).toHaveTextContent('1,561');
  },
};

/** What falls of the market would do to this position, after a tap: its result and how near its liquidation would be. */
export const IfTheMarketMoves: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('position:marketMove.open') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('position:marketMove.open') }));
    const ten = await sheet.findByRole('region', {
      name: t('position:marketMove.every', { percent: '−10%' }),
    });
    await expect(factOf(ten, t('position:marketMove.change'))).toHaveTextContent(/−[\d,]+/);
    await expect(within(ten).queryByText(t('position:marketMove.parts'))).toBeNull();
  },
};
