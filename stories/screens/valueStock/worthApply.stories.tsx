import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Worth } from '../../../src/screens/valueStock/Worth';
import { decideAndRefetch } from '../../support/exchange';
import { endAt } from '../../support/layout';
import { expectClosing, expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { costOf, worthForm as form, listApplications, single, standard, typeLots } from './worthSteps';

const path = `/home/worth?offer=${single.id}` as const;

const meta = {
  title: 'Screens/home/worth',
  component: Worth,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Of one lot, at the price of the day. */
const closing = { fees: '207.50', breakEven: '84' };

/** The form as it opens: the price of the day, why the stock is on the list, and the decision rule. */
export const FormWithDecisionRule: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:35', fill: '10:20' }),
    );
    await endAt(
      await context.canvas.findByText(
        t('valueStock:apply.how', { minutes: '5', tolerance: '5.00%', lock: 15 }),
      ),
    );
  },
};

/** Lots are filled in: turnover, fee, amount on hold, remaining balance, and the possible loss. */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectReady(context);
    const { canvasElement } = context;
    await expect(factOf(canvasElement, t('valueStock:apply.turnover'))).toHaveTextContent(
      money(costOf(single, 1)),
    );
    await expect(factOf(canvasElement, t('valueStock:apply.left'))).not.toHaveTextContent('—');
    const amount = `¥${factOf(canvasElement, t('valueStock:apply.total')).textContent}`;
    await expectClosing(context, canvasElement, closing);
    await endAt(await context.canvas.findByText(t('trade:worst.long', { amount })));
  },
};

/** The member has hidden the balances: the costs are shown, but neither the available funds nor what is left of them. */
export const BalancesHidden: Story = {
  tags: ['filled'],
  beforeEach: () => window.localStorage.setItem('hideBalance', '1'),
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await typeLots(context, '1');
    await form.expectReady(context);
    const left = factOf(canvasElement, t('valueStock:apply.left'));
    await expect(left).toHaveTextContent(t('common:hidden'));
    await expect(factOf(canvasElement, t('valueStock:apply.available'))).toHaveTextContent(
      t('common:hidden'),
    );
    await endAt(left);
  },
};

/** The confirmation: price of the shares, closing fees and break-even price, sale lock and the worst case. */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await form.review(context);
    await expect(factOf(sheet, t('valueStock:apply.turnover'))).toHaveTextContent(money(costOf(single, 1)));
    await expect(sheet).toHaveTextContent(t('trade:worst.title'));
    await expectClosing(context, sheet, closing);
    await expectLock(
      context,
      sheet,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:35', fill: '10:20' }),
    );
  },
};

/** The application was sent: the screen says that it is under review, and its card shows the status. */
export const Sent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('valueStock:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('valueStock:status.pendingReview'))).toBeVisible();
    await expect(await listApplications(context)).toMatchObject([{ shares: 1000, status: 'pendingReview' }]);
  },
};

/** The application was rejected while its result was shown: the screen and the card say so. */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await canvas.findByText(t('valueStock:apply.done'));
    await decideAndRefetch(context, 'valueStock', (await listApplications(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('valueStock:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('valueStock:status.pendingReview'))).toBeNull();
  },
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the application can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The application was sent again after the wait that the server had asked for: it is under review. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The application was sent again after the server had found it too large: it is under review. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the application was sent once: it is under review. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's applications.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the application was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * An application was sent a moment ago, in another tab or before a reload: a note asks to wait for the
 * result, and there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * An application sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;
