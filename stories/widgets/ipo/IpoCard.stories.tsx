import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { storyNow } from '../../../mocks/scenarios/clock';
import type { IpoIssue } from '../../../src/api/contract/ipo';
import type { IpoPhase } from '../../../src/domain/ipo/ipoVocabulary';
import { formatDate, formatMonthDayTime } from '../../../src/format/dateTime';
import type { QualifiedKey } from '../../../src/i18n/text';
import { IpoCard } from '../../../src/widgets/ipo/IpoCard/IpoCard';
import { onPage } from '../../components/onPage';
import { issueAppliedFor, issueIn } from '../../fixtures/ipo';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const issueChoices = {
  usual: issueIn('subscribing'),
  whatItCosts: {
    ...issueIn('subscribing'),
    issuePrice: '72',
    minLots: 2,
    maxLots: 10,
    totalSubscriptionLots: 950,
    mostOwed: '720000',
  },
  appliedFor: issueAppliedFor(),
  longText: {
    ...issueAppliedFor(),
    name: longName,
    issuePrice: '98765432.5',
    totalSubscriptionLots: 500_000_000,
    minLots: 100_000,
    maxLots: 5_000_000,
    mostOwed: '493827160000000000.99',
  },
} satisfies Record<string, ComponentProps<typeof IpoCard>['issue']>;

const meta = {
  title: 'Widgets/Products/IpoCard',
  component: IpoCard,
  decorators: [onPage],
  args: { issue: issueChoices.usual, now: storyNow, href: '#/market/subscribeDetail?id=I1' },
  argTypes: { issue: choices(issueChoices) },
} satisfies Meta<typeof IpoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An issue in a phase: the time left to its next date, with that date, and the further dates. */
const inPhase = (
  phase: IpoPhase,
  expected: (issue: IpoIssue) => Partial<Record<QualifiedKey, string>>,
  action: 'apply' | 'details',
): Story => ({
  args: { issue: issueIn(phase) },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    for (const [label, text] of Object.entries(expected(args.issue)) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).parentElement).toHaveTextContent(text);
    await expect(await canvas.findByText(t(`ipo:card.${action}`))).toBeVisible();
    await expectFits(canvasElement);
  },
});

/** Applications for the issue open later: the time left until then is large. */
export const Waiting: Story = inPhase(
  'waiting',
  ({ subscriptionDate, deadline, listingDate }) => ({
    'ipo:subscriptionDate': formatMonthDayTime(subscriptionDate),
    'ipo:deadline': formatMonthDayTime(deadline),
    'ipo:listingDate': formatDate(listingDate),
  }),
  'details',
);

/** Applications have ended: the listing date is large. */
export const SubscriptionEnded: Story = inPhase(
  'ended',
  ({ deadline, listingDate }) => ({
    'ipo:listingDate': formatDate(listingDate),
    'ipo:deadline': formatMonthDayTime(deadline),
  }),
  'details',
);

/** Applications are open: the time left until the deadline is large, and the card leads to the form. */
export const SubscriptionOpen: Story = inPhase(
  'subscribing',
  ({ deadline, listingDate }) => ({
    'ipo:deadline': formatMonthDayTime(deadline),
    'ipo:listingDate': formatDate(listingDate),
  }),
  'apply',
);

/** The time left is told in days and hours, rounded down; on the last day in hours and minutes. */
export const TimeLeft: Story = {
  tags: ['each-language'],
  args: { now: issueChoices.usual.deadline - (26 * 60 + 59) * 60_000 },
  play: async (context) => {
    const t = storyText(context);
    const time = t('common:duration.days', { days: '1', hours: '2' });
    await expect(factOf(context.canvasElement, t('ipo:deadline'))).toHaveTextContent(
      t('common:timeLeft', { left: time }),
    );
  },
};

/** The cost of the smallest application, before anything is entered (decision 15), not that of the largest one. */
export const WhatItCosts: Story = {
  tags: ['main', 'each-language'],
  args: {
    issue: issueChoices.whatItCosts,
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('ipo:minimumCost'))).toHaveTextContent('¥144,000.00');
    await expect(await canvas.findByText(t('ipo:quantity', { lots: '2', shares: '2,000' }))).toBeVisible();
    await expect(factOf(canvasElement, t('ipo:issuePrice'))).toHaveTextContent('¥72');
    await expect(canvas.queryByText(/720,000/)).toBeNull();
    await userEvent.tab();
    const card = await canvas.findByRole('link', {
      name: new RegExp(args.issue.name[context.globals.locale as 'en' | 'tw' | 'jp']),
    });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAttribute('href', args.href);
    await expect(canvas.queryByText(t('ipo:applied'))).toBeNull();
  },
};

/**
 * The member has applied for three lots: the card says so, with the money on hold, the time left until the draw, and that nothing
 * is to be done until then.
 */
export const AppliedAlready: Story = {
  args: { issue: { ...issueChoices.appliedFor, issuePrice: '72' }, appliedLots: 3 },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('ipo:applied'))).toBeVisible();
    await expect(factOf(canvasElement, t('ipo:mine.frozen'))).toHaveTextContent('¥216,000.00');
    await expect(factOf(canvasElement, t('ipo:calendar.draw')).parentElement).toHaveTextContent(
      formatMonthDayTime(args.issue.drawDate),
    );
    await expect(await canvas.findByText(t('ipo:drawAhead'))).toBeVisible();
    await expect(await canvas.findByText(t('ipo:card.application'))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The lots that were applied for are still being read: the card has the price of a share only. */
export const LotsNotKnownYet: Story = {
  args: { issue: { ...issueChoices.appliedFor, issuePrice: '72' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('ipo:issuePrice'))).toHaveTextContent(/^¥72$/);
    await expect(canvas.queryByText(t('ipo:mine.frozen'))).toBeNull();
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongText: Story = {
  tags: ['each-language'],
  args: { issue: issueChoices.longText, appliedLots: 5_000_000 },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Wrong: an application whose draw is over, without its result. */
export const DontUseForAResult: Story = { args: { issue: { ...issueChoices.appliedFor, phase: 'ended' } } };
