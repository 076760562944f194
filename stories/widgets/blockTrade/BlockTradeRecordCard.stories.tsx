import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { QualifiedKey, Translate } from '../../../src/i18n/text';
import { BlockTradeRecordCard } from '../../../src/widgets/blockTrade/BlockTradeRecordCard/BlockTradeRecordCard';
import { onPage } from '../../components/onPage';
import { bidWithStatus, type Outcome } from '../../fixtures/blockTrade';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const applicationChoices = {
  usual: bidWithStatus('pendingReview'),
  longText: {
    ...bidWithStatus('passedDays'),
    name: longName,
    price: '98765432.5',
    requestedShares: 5_000_000_000,
    turnover: '493827162500000000',
    total: '494320989662500000.99',
    discount: '-24691357',
    discountPercent: '-33.33',
  },
} satisfies Record<string, ComponentProps<typeof BlockTradeRecordCard>['application']>;

const meta = {
  title: 'Widgets/Products/BlockTradeRecordCard',
  component: BlockTradeRecordCard,
  decorators: [onPage],
  args: { application: applicationChoices.usual, positionHref: '#/position/positionDetail?id=P3' },
  argTypes: { application: choices(applicationChoices) },
} satisfies Meta<typeof BlockTradeRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Shown {
  status: 'pendingReview' | 'passed' | 'rejected';
  /** The outcome in a sentence. */
  sentence: (t: Translate) => string;
  facts: Partial<Record<QualifiedKey, string>>;
  lock?: (t: Translate) => string;
  /** The account of the exchange that executed it. */
  seat?: (t: Translate) => string;
}

const figures = {
  price: '117',
  requestedLots: 1,
  requestedShares: 1_000,
  turnover: '117000',
  total: '117117',
  marketPrice: '120',
  discount: '3',
  discountPercent: '2.5',
};

const thatIs = (outcome: Outcome, { status, sentence, facts, lock, seat }: Shown): Story => ({
  // With fixed prices, independent of the simulated market.
  args: { application: { ...bidWithStatus(outcome), ...figures } },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t(`blockTrade:status.${status}`))).toBeVisible();
    await expect(await canvas.findByText(sentence(t))).toBeVisible();
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(figure);
    await expect(
      await canvas.findByText(t('blockTrade:discount', { amount: '3', percent: '2.50%' })),
    ).toBeVisible();
    const terms = (await canvas.findAllByRole('term')).map(({ textContent }) => textContent);
    await expect(terms.includes(t('blockTrade:lock'))).toBe(lock !== undefined);
    const executedThrough = t('blockTrade:record.executedThrough');
    await expect(terms.includes(executedThrough)).toBe(seat !== undefined);
    if (seat) await expect(factOf(canvasElement, executedThrough)).toHaveTextContent(seat(t));
    if (lock) await expect(factOf(canvasElement, t('blockTrade:lock'))).toHaveTextContent(lock(t));
    const link = canvas.queryByRole('link');
    if (status === 'passed') {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', args.positionHref);
      await expect(link).toHaveAccessibleName(new RegExp(t('blockTrade:toPosition')));
    } else {
      await expect(link).toBeNull();
    }
    await expectFits(canvasElement);
  },
});

/** A bid under review, with the time of the decision and the amount on hold. */
export const PendingReview: Story = thatIs('pendingReview', {
  status: 'pendingReview',
  sentence: (t) => t('blockTrade:news.pendingReview', { time: '11/20 10:10' }),
  facts: {
    'blockTrade:record.price': '117',
    'blockTrade:record.shares': '1,000',
    'blockTrade:record.turnover': '117,000.00',
    'blockTrade:record.frozen': '117,117.00',
  },
  lock: (t) => t('blockTrade:locks.nextTradingDay'),
});

/** An approved bid: the amount is charged, and the shares are locked to the next trading day (T+1). */
export const PassedLockedToNextDay: Story = thatIs('passedNextDay', {
  status: 'passed',
  sentence: (t) => t('blockTrade:news.passed'),
  facts: { 'blockTrade:record.charged': '117,117.00' },
  lock: (t) => t('blockTrade:locks.nextTradingDay'),
  seat: (t) => t('blockTrade:record.seat', { seatAccount: '0107' }),
});

/** An approved bid: the amount is charged, and the shares are locked for five calendar days. */
export const PassedLockedForDays: Story = thatIs('passedDays', {
  status: 'passed',
  sentence: (t) => t('blockTrade:news.passed'),
  facts: { 'blockTrade:record.charged': '117,117.00' },
  lock: (t) => t('blockTrade:locks.days', { days: '5' }),
  seat: (t) => t('blockTrade:record.seat', { seatAccount: '0141' }),
});

/** The bid was below the seller’s price: it is rejected, and the amount has been released. */
export const RejectedBelowSellersPrice: Story = {
  tags: ['refused'],
  ...thatIs('belowSellersPrice', {
    status: 'rejected',
    sentence: (t) => t('blockTrade:rejection.belowSellersPrice'),
    facts: { 'blockTrade:record.returned': '117,117.00' },
  }),
};

/** The review rejected the bid: the card says so, and the amount has been returned. */
export const RejectedByReview: Story = {
  tags: ['refused'],
  ...thatIs('review', {
    status: 'rejected',
    sentence: (t) => t('blockTrade:rejection.review'),
    facts: { 'blockTrade:record.returned': '117,117.00' },
  }),
};

/** A long name and figures of many digits stay within the record. */
export const LongText: Story = {
  tags: ['main', 'each-language'],
  args: {
    application: applicationChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = longName[globals.locale as keyof typeof longName];
    await expect(await canvas.findByText(name, { selector: 'p' })).toBeVisible();
    await expectFits(canvasElement);
  },
};
