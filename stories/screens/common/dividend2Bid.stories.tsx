import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Dividend2 } from '../../../src/screens/common/Dividend2';
import type { Context } from '../../support/context';
import { decideAndRefetch, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
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

/** The bid starts at the minimum. The decision rule is shown before the button. */
export const FormWithDecisionRule: Story = {
  play: async (context) => {
    const t = storyText(context);
    const price = await context.canvas.findByRole('textbox', { name: t('blockTrade:apply.price') });
    await expect(price).toHaveValue('109');
    await expect(await context.canvas.findByText(t('blockTrade:apply.how'))).toBeVisible();
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.nextTradingDay'),
      t('trade:lock.ifFilledAt', { time: '11/25 09:00', fill: '10:25' }),
    );
    await form.expectBlocked(context, t('reasons:lotsMissing'));
  },
};

/** Turnover, fee, frozen amount, remaining balance, closing fees and break-even price, before anything is sent. */
export const Filled: Story = {
  play: async (context) => {
    await typePrice(context, '120');
    await typeLots(context, '2');
    await expect(await context.canvas.findByText('240,000.00')).toBeVisible();
    await expectClosing(context, context.canvasElement, { fees: '600.00', breakEven: '121' });
    await form.expectReady(context);
  },
};

/** The frozen amount is the largest figure. The discount of the bid and the lock follow. */
export const Confirm: Story = {
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

export const Sent: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('blockTrade:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('blockTrade:status.pendingReview'))).toBeVisible();
    await expect(await bids(context)).toMatchObject([
      { price: '109', shares: 1000, status: 'pendingReview' },
    ]);
  },
};

/** The bid is rejected while its result is shown: nothing says that it is under review any more. */
export const RejectedWhileOpen: Story = {
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

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

/** The market is at 120 yen. A bid above it gets a note; one far above gets a warning and a second question. */
export const BidAboveTheMarket: Story = {
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

export const ResultUnknown: Story = standard.resultUnknown;
