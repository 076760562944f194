import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Dividend2 } from '../../../src/screens/blockTrade/Dividend2';
import type { Context } from '../../support/context';
import { decideAndRefetch, withExchange } from '../../support/exchange';
import { endAt, expectFits } from '../../support/layout';
import { expectClosing, expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { bidPath, bidForm as form, lockedForDays, small, standard, typeLots, typePrice } from './bidSteps';

const path = bidPath(small);

const meta = {
  title: 'Screens/common/dividend2',
  component: Dividend2,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend2>;

export default meta;
type Story = StoryObj<typeof meta>;

const bids = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.blockTrade.records));

/**
 * The form as it opens: the bid starts at the minimum, and the decision rule and the sale lock stand before
 * the button.
 */
export const FormWithDecisionRule: Story = {
  play: async (context) => {
    const t = storyText(context);
    const price = await context.canvas.findByRole('textbox', { name: t('blockTrade:apply.price') });
    await expect(price).toHaveValue('109');
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.nextTradingDay'),
      t('trade:lock.ifFilledAt', { time: '11/25 09:00', fill: '10:25' }),
    );
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await endAt(await context.canvas.findByText(t('blockTrade:apply.how')));
  },
};

/**
 * Price and lots are filled in: turnover, fee, amount on hold, remaining balance, closing fees and break-even
 * price.
 */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typePrice(context, '120');
    await typeLots(context, '2');
    await expect(await context.canvas.findByText('240,000.00')).toBeVisible();
    await expectClosing(context, context.canvasElement, { fees: '600.00', breakEven: '121' });
    await form.expectReady(context);
    await endAt(factOf(context.canvasElement, storyText(context)('blockTrade:apply.left')));
  },
};

/**
 * The confirmation: the amount on hold is the largest figure, followed by the discount of the bid and the
 * sale lock.
 */
export const Confirm: Story = {
  tags: ['filled'],
  parameters: { app: { path: bidPath(lockedForDays) } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const fee = factOf(context.canvasElement, t('blockTrade:apply.fee')).textContent ?? '';
    await expect(fee).toMatch(/[1-9]/);
    const amount = `¥${factOf(context.canvasElement, t('blockTrade:apply.total')).textContent}`;
    const most = t('trade:worst.long', { amount });
    await expect(await context.canvas.findByText(most)).toBeVisible();
    const dialog = await form.review(context);
    await expect(factOf(dialog, t('blockTrade:apply.fee')).textContent).toBe(fee);
    const sheet = within(dialog);
    await expect(await sheet.findByText(most)).toBeInTheDocument();
    await expect(await sheet.findByText(t('blockTrade:apply.total'))).toBeVisible();
    const filled = t('trade:lock.ifFilledAt', { time: '11/25 09:00', fill: '10:25' });
    await expectClosing(context, dialog, { fees: '710.00', breakEven: '143' });
    await expect(await sheet.findByText(t('blockTrade:apply.how'))).toBeInTheDocument();
    await expectLock(context, dialog, t('trade:lock.days', { days: 5 }), filled);
  },
};

/** The bid was placed: it is under review, its card shows the status, and the stages say what follows. */
export const Sent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('blockTrade:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('blockTrade:status.pendingReview'))).toBeVisible();
    await expect(await context.canvas.findByText(t('blockTrade:apply.held'))).toBeVisible();
    await expect(await context.canvas.findByText('¥109,109.00')).toBeVisible();
    await expect(factOf(context.canvasElement, t('common:receipt.fee'))).toHaveTextContent('¥109.00');
    await expect(await bids(context)).toMatchObject([
      { price: '109', shares: 1000, status: 'pendingReview' },
    ]);
  },
};

/** The bid was rejected while its result was shown: the screen and the card say so. */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await canvas.findByText(t('blockTrade:apply.done'));
    await decideAndRefetch(context, 'blockTrade', (await bids(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('blockTrade:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('blockTrade:status.pendingReview'))).toBeNull();
    await expect(canvas.queryByText(t('blockTrade:apply.done'))).toBeNull();
  },
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the bid can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The bid was sent again after the wait that the server had asked for: it is under review. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The bid was sent again after the server had found it too large: it is under review. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the bid was sent once: it is under review. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * The confirmation of a bid far above the market: it warns of the difference, and its button names the price
 * once more.
 */
export const BidAboveTheMarket: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await typePrice(context, '120');
    const slight = t('blockTrade:premium', { amount: '1', percent: '0.83%' });
    await typePrice(context, '121');
    await expect(await canvas.findByText(t('blockTrade:apply.aboveMarket', { above: slight }))).toBeVisible();
    await typePrice(context, '130');
    const great = t('blockTrade:premium', { amount: '10', percent: '8.33%' });
    await expect(await canvas.findByText(great)).toBeVisible();
    await expect(await canvas.findByText(t('blockTrade:apply.farAboveMarket'))).toBeVisible();
    await expectFits(canvasElement);
    const dialog = await form.review(context);
    await expect(factOf(dialog, t('trade:detail.latestPrice')).textContent).toBe('120');
    await expect(await within(dialog).findByText(great)).toBeVisible();
    const again = await within(dialog).findByRole('button', { name: t('blockTrade:apply.submitFar') });
    await expect(again).toBeVisible();
  },
};

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's bids.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the bid was unknown until the member checked again: a note says that it was carried out, with
 * a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A bid was sent a moment ago, in another tab or before a reload: a note asks to wait for the result, and
 * there is no form.
 */
export const UnderWay: Story = standard.underWay;

/** A bid sent the day before had no effect: a note above the form says so, and that it can be sent again. */
export const NotCarriedOut: Story = standard.notCarriedOut;
