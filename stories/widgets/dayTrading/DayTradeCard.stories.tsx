import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { DayTrade } from '../../../src/api/contract/dayTrading';
import { formatMoney } from '../../../src/format/money';
import { formatPrice } from '../../../src/format/price';
import type { QualifiedKey, Translate } from '../../../src/i18n/text';
import { DayTradeCard } from '../../../src/widgets/dayTrading/DayTradeCard/DayTradeCard';
import { onPage } from '../../components/onPage';
import { dayTradeWithStatus } from '../../fixtures/dayTrade';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const tradeChoices = {
  applied: dayTradeWithStatus('applied'),
  appliedShort: dayTradeWithStatus('applied', 'short'),
  tradingShort: { ...dayTradeWithStatus('trading', 'short'), profitLoss: '2000' },
  longText: {
    ...dayTradeWithStatus('trading'),
    name: longName,
    leverage: 100,
    openPrice: '98765432.5',
    latestPrice: '12345678.5',
    quantity: 500_000_000,
    profitLoss: '-43209877000000000.99',
  },
} satisfies Record<string, ComponentProps<typeof DayTradeCard>['trade']>;

const meta = {
  title: 'Widgets/Products/DayTradeCard',
  component: DayTradeCard,
  decorators: [onPage],
  args: { trade: tradeChoices.applied, href: '#/common/dayTrading?id=J2', onCancel: fn() },
  argTypes: { trade: choices(tradeChoices) },
} satisfies Meta<typeof DayTradeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Shown {
  trade: DayTrade;
  /** The next event, or who ended it. */
  sentence: (t: Translate) => string;
  /** Facts by label; the simulated market sets the prices. */
  facts: (trade: DayTrade) => Partial<Record<QualifiedKey, string>>;
}

/** A day trade that can no longer be cancelled. */
const opened = ({ trade, sentence, facts }: Shown): Story => ({
  args: { trade },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t(`dayTrading:status.${trade.status}`))).toBeVisible();
    await expect(await canvas.findByText(sentence(t))).toBeVisible();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const [label, figure] of Object.entries(facts(trade)) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(figure);
    await expectFits(canvasElement);
  },
});

/** A long reservation: from when it can be filled, up to which price, and the amount on hold. */
export const LongReservation: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('dayTrading:status.applied'))).toBeVisible();
    const { limitPrice, appliedPrice, frozen } = args.trade;
    const next = t('dayTrading:news.applied.long', { time: '10:01', price: formatPrice(limitPrice) });
    await expect(await canvas.findByText(next)).toBeVisible();
    await expect(factOf(canvasElement, t('dayTrading:appliedPrice')).textContent).toBe(
      formatPrice(appliedPrice),
    );
    await expect(factOf(canvasElement, t('dayTrading:frozen'))).toHaveTextContent(formatMoney(frozen));
    await expect(factOf(canvasElement, t('dayTrading:closesAt'))).toHaveTextContent('11/20 15:20');
    await userEvent.tab();
    await expect(await canvas.findByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};

/** A short reservation has a lower limit: sold lower, it earns less. */
export const ShortReservation: Story = {
  args: { trade: tradeChoices.appliedShort },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    const { limitPrice, appliedPrice } = args.trade;
    await expect(Number(limitPrice)).toBeLessThan(Number(appliedPrice));
    const next = t('dayTrading:news.applied.short', { time: '10:01', price: formatPrice(limitPrice) });
    await expect(await canvas.findByText(next)).toBeVisible();
    await expect(factOf(canvasElement, t('dayTrading:limitPrice.short')).textContent).toBe(
      formatPrice(limitPrice),
    );
  },
};

/** The cancellation of a reservation is being sent: a second press does nothing. */
export const CancellingInProgress: Story = {
  args: { cancelling: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText(context)('dayTrading:cancel') }),
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A long day trade is open: the deadline, and what the exchange does then. */
export const LongDayTradeOpen: Story = opened({
  trade: dayTradeWithStatus('trading'),
  sentence: (t) => t('dayTrading:news.trading', { time: '15:20' }),
  facts: ({ openPrice, latestPrice }) => ({
    'dayTrading:openPrice': formatPrice(openPrice),
    'dayTrading:latestPrice': formatPrice(latestPrice),
    'dayTrading:quantity': '2,000',
    'dayTrading:closesAt': '11/20 15:20',
  }),
});

/** A short day trade is open, with a profit because the price has fallen. */
export const ShortDayTradeOpen: Story = {
  args: { trade: tradeChoices.tradingShort },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(`${t('trade:side.short')} 5×`)).toHaveStyle({
      color: computedColor('priceDown'),
    });
    const profit = (await canvas.findByText(/\+2,000\.00/)).parentElement;
    await expect(profit).toHaveTextContent(`${t('market:result.profit')} +2,000.00`);
    await expect(profit).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** The member has closed the day trade before the deadline: opening price, closing price and time. */
export const ClosedByMember: Story = opened({
  trade: dayTradeWithStatus('closed'),
  sentence: (t) => t('dayTrading:closedBy.member', { time: '11:00' }),
  facts: ({ openPrice, closePrice }) => ({
    'dayTrading:openPrice': formatPrice(openPrice),
    'dayTrading:closePrice': formatPrice(closePrice),
  }),
});

/** The member missed the deadline, so the exchange closed the day trade. */
export const ClosedAtDeadline: Story = opened({
  trade: dayTradeWithStatus('closedAtDeadline'),
  sentence: (t) => t('dayTrading:closedBy.dayTradeDeadline', { time: '15:20' }),
  facts: ({ closePrice }) => ({ 'dayTrading:closePrice': formatPrice(closePrice) }),
});

/** The day trade was liquidated at a loss: the card says when and at which price. */
export const Liquidated: Story = opened({
  trade: {
    ...dayTradeWithStatus('closed'),
    closedBy: 'liquidation',
    closePrice: '450',
    profitLoss: '-226000',
  },
  sentence: (t) => t('dayTrading:closedBy.liquidation', { time: '11:00' }),
  facts: () => ({ 'dayTrading:closePrice': '450' }),
});

/** The member has cancelled the reservation before it was opened. */
export const CancelledByMember: Story = opened({
  trade: dayTradeWithStatus('cancelled'),
  sentence: (t) => t('dayTrading:cancelledBy.member', { time: '10:00' }),
  facts: ({ limitPrice }) => ({ 'dayTrading:limitPrice.long': formatPrice(limitPrice) }),
});

/** The reservation was not filled by 15:00: it has ended, and the amount on hold is released. */
export const NotOpenedInTime: Story = opened({
  trade: dayTradeWithStatus('notOpened'),
  sentence: (t) => t('dayTrading:cancelledBy.endOfDay', { time: '15:00' }),
  facts: ({ appliedPrice }) => ({ 'dayTrading:appliedPrice': formatPrice(appliedPrice) }),
});

/** A long name and a loss of many digits stay within the card. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    trade: tradeChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};
