import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { OrderCard } from '../../../src/widgets/trade/OrderCard/OrderCard';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { cancelledOrder, cardOrder, pendingOrder, position, preparingToClose } from '../../fixtures/position';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const orderChoices = {
  longBelowTheMarket: cardOrder(),
  shortAboveTheMarket: pendingOrder({ side: 'short', limitPrice: '1300' }),
  atTheMarket: pendingOrder({ limitPrice: '1250' }),
  stop: pendingOrder({
    priceType: 'market',
    limitPrice: null,
    opening: {
      stopPrice: '1300',
      currentStop: '1300',
      validUntil: '2026-11-27',
      worksFrom: at('2026-11-24', '09:00'),
    },
  }),
  closing: preparingToClose({
    closeLots: 1,
    closing: {
      stopPrice: '1150',
      currentStop: '1150',
      validUntil: '2026-11-27',
      worksFrom: at('2026-11-20', '10:17'),
    },
  }),
  closingOfADayTrade: preparingToClose({
    dayTrade: true,
    closesAt: at('2026-11-20', '14:50'),
    closing: { validUntil: '2026-11-20' },
  }),
  cancelledByMember: cancelledOrder(),
  notFilledByTheClose: cancelledOrder({ cancelledBy: 'endOfDay', cancelledAt: at('2026-11-20', '15:30') }),
  filledMeanwhile: position({ priceType: 'limit', limitPrice: '1200' }),
  longText: pendingOrder({
    name: longName,
    leverage: 100,
    limitPrice: '12345678.5',
    latestPrice: '98765432.5',
    quantity: 500_000_000,
    originalMargin: '43209877000000000.99',
  }),
} satisfies Record<string, ComponentProps<typeof OrderCard>['order']>;

const meta = {
  title: 'Widgets/Orders and positions/OrderCard',
  component: OrderCard,
  decorators: [onPage],
  args: { order: orderChoices.longBelowTheMarket, href: '#/position/positionDetail?id=P1', onCancel: fn() },
  argTypes: { order: choices(orderChoices) },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long order waits below the market: its limit, the distance of the market and the amount on hold. */
export const LongBelowTheMarket: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('trade:status.pendingOrder'))).toBeVisible();
    await expect(await canvas.findByText(`${t('trade:side.long')} 5×`)).toBeVisible();
    await expect(factOf(canvasElement, t('trade:detail.limitPrice'))).toHaveTextContent(/^1,200$/);
    await expect(factOf(canvasElement, t('trade:detail.latestPrice'))).toHaveTextContent(/^1,250$/);
    await expect(factOf(canvasElement, t('position:pending.distance'))).toHaveTextContent('−50 (−4.00%)');
    await expect(factOf(canvasElement, t('position:pending.frozen'))).toHaveTextContent('482,400.00');
    await expect(factOf(canvasElement, t('position:pending.valid'))).toHaveTextContent('2026/11/20');
    await userEvent.tab();
    await expect(await canvas.findByRole('link')).toHaveFocus();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};

/** A short order waits above the market: its limit and the distance of the market. */
export const ShortAboveTheMarket: Story = {
  args: { order: orderChoices.shortAboveTheMarket },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(`${t('trade:side.short')} 5×`)).toBeVisible();
    await expect(factOf(context.canvasElement, t('position:pending.distance'))).toHaveTextContent(
      '+50 (+4.00%)',
    );
  },
};

/** A stop waits above the market, from the next session on. */
export const Stop: Story = {
  args: { order: orderChoices.stop },
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(factOf(canvasElement, t('position:fact.waitsFor'))).toHaveTextContent('1,300');
    await expect(factOf(canvasElement, t('position:pending.distance'))).toHaveTextContent('+50 (+4.00%)');
    await expect(factOf(canvasElement, t('position:pending.valid'))).toHaveTextContent('2026/11/27');
    await expect(factOf(canvasElement, t('position:fact.worksFrom'))).toHaveTextContent('11/24 09:00');
    await expectFits(canvasElement);
  },
};

/** A closing of one of two lots with limit and stop, of which the limit is nearer. It waits for the end of the lock, and nothing is frozen for it. */
export const ClosingWaits: Story = {
  args: { order: orderChoices.closing },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement } = context;
    const prices = t('position:waiting.what.oco', { limit: '1,300', stop: '1,150' });
    await expect(factOf(canvasElement, t('position:fact.waitsFor'))).toHaveTextContent(prices);
    await expect(factOf(canvasElement, t('position:pending.distance'))).toHaveTextContent('+50 (+4.00%)');
    await expect(factOf(canvasElement, t('trade:detail.quantity'))).toHaveTextContent('1,000');
    await expect(factOf(canvasElement, t('position:fact.worksFrom'))).toHaveTextContent('11/20 10:17');
    const lots = t('position:fact.closeLotsValue', { lots: 1, held: 2 });
    await expect(factOf(canvasElement, t('position:fact.closeLots'))).toHaveTextContent(lots);
    await expect(canvas.queryByText(t('position:pending.frozen'))).toBeNull();
    const cancel = await canvas.findByRole('button', { name: t('position:cancelClosing.submit') });
    await context.userEvent.click(cancel);
    await expect(context.args.onCancel).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};

/** The closing of a day trade is valid until the exchange closes it. */
export const ClosingOfADayTrade: Story = {
  args: { order: orderChoices.closingOfADayTrade },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('position:pending.valid'))).toHaveTextContent('11/20 14:50');
  },
};

/** The order’s price equals the market’s: at the daily limit it waits for a counterparty. */
export const AtTheMarket: Story = {
  args: { order: orderChoices.atTheMarket },
  play: async (context) => {
    const distance = factOf(context.canvasElement, storyText(context)('position:pending.distance'));
    await expect(distance).toHaveTextContent(/^0 \(0\.00%\)$/);
  },
};

/** The cancellation is being sent: the button shows progress, and a second press does nothing. */
export const CancellingInProgress: Story = {
  args: { cancelling: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: storyText(context)('trade:detail.cancel') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The account is frozen, so the order cannot be cancelled: the button says why. */
export const CancelBlocked: Story = {
  tags: ['blocked'],
  beforeEach: ({ args, loaded }) => {
    args.cancelBlocked = storyText({ loaded })('reasons:accountFrozen');
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    const button = await canvas.findByRole('button', { name: t('trade:detail.cancel') });
    await expect(button).toHaveAccessibleDescription(t('reasons:accountFrozen'));
    await userEvent.click(button);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A waiting order where it is only listed, without a button to cancel it. */
export const WithoutCancelButton: Story = {
  args: { onCancel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The member has cancelled the order; the time is named. */
export const CancelledByMember: Story = {
  args: { order: orderChoices.cancelledByMember },
  play: async (context) => {
    const { canvas } = context;
    const message = storyText(context)('position:pending.cancelledBy.member', { time: '09:52' });
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The order was not filled by the close and has ended. */
export const NotFilledByTheClose: Story = {
  args: { order: orderChoices.notFilledByTheClose },
  play: async (context) => {
    const message = storyText(context)('position:pending.cancelledBy.endOfDay', { time: '15:30' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The order was filled just before it could be cancelled: the price and time of the fill are named. */
export const FilledMeanwhile: Story = {
  args: { order: orderChoices.filledMeanwhile },
  play: async (context) => {
    const { canvas } = context;
    const message = storyText(context)('position:pending.filled', { price: '1,200', time: '09:12' });
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    order: orderChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Wrong: a position that is held, whose result is missing. */
export const DontUseForAPosition: Story = { args: { order: position() } };
