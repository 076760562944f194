import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { storyNow } from '../../../mocks/scenarios/clock';
import type { IpoApplication } from '../../../src/api/contract/ipoApplication';
import type { StepState } from '../../../src/components/Steps/Steps';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { formatMoney } from '../../../src/format/money';
import { formatPlainNumber } from '../../../src/format/plainNumber';
import { formatYen } from '../../../src/format/yen';
import type { QualifiedKey } from '../../../src/i18n/text';
import { IpoRecordCard } from '../../../src/widgets/ipo/IpoRecordCard/IpoRecordCard';
import { onPage } from '../../components/onPage';
import { applicationWithStatus, type Outcome } from '../../fixtures/ipo';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const applicationChoices = {
  usual: applicationWithStatus('awaitingDraw'),
  longText: {
    ...applicationWithStatus('pendingPayment'),
    name: longName,
    subscribedShares: 500_000_000,
    wonShares: 500_000_000,
    totalSubscriptionPrice: '49382716000000000.99',
    amountToPay: '49382716000000000.99',
  },
} satisfies Record<string, ComponentProps<typeof IpoRecordCard>['application']>;

const dueSoon = applicationWithStatus('pendingPayment');

const meta = {
  title: 'Widgets/Products/IpoRecordCard',
  component: IpoRecordCard,
  decorators: [onPage],
  args: { application: applicationChoices.usual, now: storyNow, href: '#/market/subscribeRecord?id=A2' },
  argTypes: { application: choices(applicationChoices) },
} satisfies Meta<typeof IpoRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

type News = 'awaitingDraw' | 'won' | 'pendingPayment' | 'paid' | 'listed' | 'notWon' | 'forfeited';
interface Shown {
  news: News;
  /** Of the five steps. */
  states: readonly StepState[];
  /** Facts by label; the simulated market creates the issue and the draw. */
  facts: (application: IpoApplication) => Partial<Record<QualifiedKey, string>>;
}

const steps = ['applied', 'drawn', 'pay', 'paid', 'listed'] as const;
/** After a win, before the first day of payment. */
const waiting = ['applied', 'drawn', 'opens', 'pay', 'listed'] as const;

/** An application by outcome: its status, its steps, its sentence and its figures. */
const thatIs = (outcome: Outcome, { news, states, facts }: Shown): Story => ({
  args: { application: applicationWithStatus(outcome) },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    const { lotteryResult, drawDate, listingDate, paymentStartsAt, paymentDeadline, frozenAmount } =
      args.application;
    const link = await canvas.findByRole('link');
    await expect(link).toHaveAttribute('href', args.href);
    if (outcome === 'pendingPayment') await expect(link).toHaveTextContent(t('ipo:pay.go'));
    await expect(canvasElement).toHaveTextContent(
      t(outcome === 'forfeited' ? 'ipo:forfeited' : `ipo:result.${lotteryResult}`),
    );
    const items = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(items).toEqual(
      (lotteryResult === 'won' ? waiting : steps).flatMap((step, index) => {
        const state = states[index];
        return state ? [`${t(`ipo:tracker.steps.${step}`)} ${t(`common:steps.${state}`)}`] : [];
      }),
    );
    // What is due says its dates above. The sentence says what happens without a payment.
    const sentence =
      news === 'won' || news === 'pendingPayment'
        ? t('ipo:record.unpaid')
        : t(`ipo:news.${news}`, {
            time: formatMonthDayTime(news === 'paid' ? listingDate : drawDate),
            from: formatMonthDayTime(paymentStartsAt),
            until: formatMonthDayTime(paymentDeadline),
            amount: formatYen(frozenAmount),
          });
    await expect(await canvas.findByText(sentence)).toBeVisible();
    for (const [label, figure] of Object.entries(facts(args.application)) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(figure);
    await expectFits(canvasElement);
  },
});

/** An application before the draw: the amount applied for, and when the draw takes place. */
export const AwaitingDraw: Story = thatIs('awaitingDraw', {
  news: 'awaitingDraw',
  states: ['done', 'current', 'upcoming', 'upcoming', 'upcoming'],
  facts: ({ subscribedShares, totalSubscriptionPrice }) => ({
    'ipo:record.subscribedShares': formatPlainNumber(subscribedShares),
    'ipo:record.wonShares': '—',
    'ipo:record.totalPrice': formatMoney(totalSubscriptionPrice),
  }),
});

/** All shares were won: what is to be paid, and between which times. */
export const SharesWon: Story = thatIs('won', {
  news: 'won',
  states: ['done', 'done', 'current', 'upcoming', 'upcoming'],
  facts: ({ wonShares, amountToPay }) => ({
    'ipo:record.wonShares': formatPlainNumber(wonShares),
    'ipo:record.toPay': formatYen(amountToPay),
  }),
});

/** A part of the shares was won: only that part is to be paid, the rest is returned. */
export const WonInPart: Story = thatIs('wonInPart', {
  news: 'won',
  states: ['done', 'done', 'current', 'upcoming', 'upcoming'],
  facts: ({ wonShares, amountToPay }) => ({
    'ipo:record.wonShares': formatPlainNumber(wonShares),
    'ipo:record.toPay': formatYen(amountToPay),
  }),
});

/** The payment period is open: until when to pay, how much, and a button that leads there. */
export const PendingPayment: Story = thatIs('pendingPayment', {
  news: 'pendingPayment',
  states: ['done', 'done', 'current', 'upcoming', 'upcoming'],
  facts: ({ amountToPay }) => ({
    'ipo:record.toPay': formatYen(amountToPay),
  }),
});

/** The payment is due today: the time left in hours and minutes, and the button above all details. */
export const DueToday: Story = {
  args: { application: dueSoon, now: dueSoon.paymentDeadline - 65 * 60_000 },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const time = t('common:duration.hours', { hours: '1', minutes: '5' });
    const deadline = factOf(canvasElement, t('ipo:record.payUntil'));
    await expect(deadline).toHaveTextContent(t('common:timeLeft', { left: time }));
    await expect(await canvas.findByText(formatMonthDayTime(dueSoon.paymentDeadline))).toBeVisible();
    const pay = (await canvas.findByRole('link')).getBoundingClientRect();
    const steps = (await canvas.findByRole('list')).getBoundingClientRect();
    await expect(pay.bottom).toBeLessThanOrEqual(steps.top);
  },
};

/** The last minute of the payment: the time left never says more than there is. */
export const LastMinuteToPay: Story = {
  args: { application: dueSoon, now: dueSoon.paymentDeadline - 59_000 },
  play: async (context) => {
    const t = storyText(context);
    const time = t('common:duration.minutes', { minutes: '0' });
    await expect(factOf(context.canvasElement, t('ipo:record.payUntil'))).toHaveTextContent(
      t('common:timeLeft', { left: time }),
    );
  },
};

/** The shares are paid for: the next step is the listing. */
export const PaymentCompleted: Story = thatIs('paid', {
  news: 'paid',
  states: ['done', 'done', 'done', 'done', 'current'],
  facts: ({ amountPaid }) => ({ 'ipo:record.paid': formatYen(amountPaid) }),
});

/** The shares are listed: all five steps are done. */
export const SharesListed: Story = thatIs('listed', {
  news: 'listed',
  states: ['done', 'done', 'done', 'done', 'done'],
  facts: ({ amountPaid }) => ({ 'ipo:record.paid': formatYen(amountPaid) }),
});

/** Nothing was won in the draw, so no later step follows. */
export const NotWon: Story = thatIs('notWon', {
  news: 'notWon',
  states: ['done', 'failed'],
  facts: () => ({ 'ipo:record.wonShares': '0' }),
});

/** Shares were won but not paid for in time: they are forfeited, without a charge. */
export const NotPaidInTime: Story = thatIs('forfeited', {
  news: 'forfeited',
  states: ['done', 'done', 'failed'],
  facts: ({ wonShares }) => ({ 'ipo:record.wonShares': formatPlainNumber(wonShares) }),
});

/** A long name and amounts of many digits stay within the record. */
export const LongText: Story = {
  tags: ['main', 'each-language'],
  args: {
    application: applicationChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [name] = await canvas.findAllByText(longName[globals.locale as keyof typeof longName]);
    await expect(name).toBeVisible();
    await expectFits(canvasElement);
  },
};
