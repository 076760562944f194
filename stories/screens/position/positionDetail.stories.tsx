import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
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

/** Held and unlocked: it can be closed, and margin can be added. The calculation starts from the prices. */
export const Default: Story = {
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

/** Customer service opens with the position. */
export const ServiceAboutThePosition: Story = {
  play: async (context) => {
    await expectStatus(context, 'holding');
    await expectServiceMessage(context, '20261120000004');
  },
};

/** The price moves: profit or loss, market value and the calculation follow. */
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

/** A short position earns when it closes below its opening price. */
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

/** Bought less than 15 minutes ago: the button shows the end of the lock and a countdown. */
export const LockedAfterBuying: Story = {
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

/** The lock ends while the position is on the screen: the button becomes active. */
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

/** A waiting order: the frozen amount and when it expires. Cancelling is the only action. */
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

/** A waiting closing: its price and lots. It covers all lots, so no other closing is possible. */
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

/** The realised result after all four fees. */
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

export const ClosedWithLoss: Story = {
  parameters: at(ids.lost),
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'closed');
    await expect(factOf(context.canvasElement, t('trade:calculation.realised'))).toHaveTextContent('−');
  },
};

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

/** A day order that is not filled by the close is cancelled by the exchange. */
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

/** The market moved too far against the position: the exchange closed it. */
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

/** The position does not exist or belongs to another member. */
export const NotFound: Story = {
  parameters: at('nothing'),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('trade:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('position:title') })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: at(ids.sellable, [fault('hang')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

export const Fails: Story = {
  parameters: at(ids.sellable, [fault('emptyBody', '/trade/Position')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: at(ids.sellable, [fault('offline')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};
