import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import { orderFeeNames } from '../../../src/widgets/trade/orderFeeNames';
import { endAt } from '../../support/layout';
import { expectLock, factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { copyTradesOf, followForm as form, standard, typeInvestment } from '../copyTrading/followSteps';
import { expectFact, expectWayToAmount } from './fundSteps';

const at = (product: string) => `/gdindex/gdindex?tab=copyTrading&product=${product}` as const;
/** Recruits now, from 300,000 yen, for five days, without a fee. */
const path = at('CT01');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A mentor before any input: what past investments came to, after all fees; drawdown beside profit, in total, by day and by month; in yen what the minimum would have lost, and
 * that all of it can be lost; until when to invest, when it ends, and how early. The button leads to the amount.
 */
export const MentorWithProfitAndDrawdown: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expectFact(context, 'products:copyTrade.profit', '+8.42%');
    await expectFact(context, 'products:copyTrade.drawdown', '−12.71%');
    await expectFact(context, 'products:copyTrade.runs.median', '+0.09%');
    await expectFact(context, 'products:copyTrade.runs.worst', '−16,731.90');
    await expectFact(context, 'products:copyTrade.lostAtWorst', '−38,130.00');
    await expectFact(context, 'products:copyTrade.closes', '11/27 15:30');
    await expectFact(context, 'products:copyTrade.exit', t('products:copyTrade.anyTime'));
    await expect(await canvas.findByText(t('products:amount.from', { amount: '¥300,000.00' }))).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /2026\/11\/19/ })).toBeVisible();
    const months = await within(await canvas.findByRole('table')).findAllByRole('row');
    await expect(months.length).toBeGreaterThan(5);
    await expect(months[1]).toHaveTextContent('2026/11');
    await expectFact(context, 'products:copyTrade.holdingTime', '5');
    await expect(await canvas.findByText(t('copyTrading:course.endsNote'))).toBeVisible();
    await expect(await canvas.findByText(t('products:risk.most', { amount: '¥300,000.00' }))).toBeVisible();
    await expectWayToAmount(context);
  },
};

/** A mentor with mostly losses: profit and drawdown are presented as for any other. */
export const LosingMentor: Story = {
  parameters: { app: { path: at('CT04') } },
  play: async (context) => {
    await expectFact(context, 'products:copyTrade.profit', '−31.73%');
    await expectFact(context, 'products:copyTrade.performanceFee', '5%');
  },
};

/**
 * The amount is filled in: what leaves the balance, that joining is free, and the loss at the deepest fall.
 */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '500000');
    await expectFact(context, 'products:cost.invest', '500,000.00');
    await expectFact(context, 'products:cost.entryFee', '0.00');
    await expectFact(context, 'products:cost.left', '9,500,000.00');
    await form.expectReady(context);
    await endAt(await context.canvas.findByText(t('products:risk.fall', { amount: '¥63,550.00' })));
  },
};

/** The button leads to the field while no amount is typed; then it opens the confirmation, and the amount is said above it. */
export const FieldReachedFromTheBar: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('products:amount.enter') }));
    const field = await canvas.findByRole('textbox', { name: t('copyTrading:form.amount') });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('500000');
    await expect(await canvas.findByText('¥500,000.00')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('products:amount.change') })).toBeVisible();
    await form.expectReady(context);
    await waitFor(() => {
      const { top, bottom } = field.getBoundingClientRect();
      expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
  },
};

/** A button has filled in twice the minimum: the costs follow, and the investment can be reviewed. */
export const ButtonsFillInAmounts: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '600,000' }));
    await expectFact(context, 'products:cost.invest', '600,000.00');
    await form.expectReady(context);
  },
};

/** The confirmation: the amount is the largest figure, with the end, the fee and the worst case. */
export const Confirm: Story = {
  tags: ['filled'],
  parameters: { app: { path: at('CT05') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '300000');
    const managed = [t('trade:lock.managed'), t('trade:lock.managedNote')] as const;
    await expectLock(context, context.canvasElement, ...managed);
    const dialog = await form.review(context);
    await expectLock(context, dialog, ...managed);
    const sheet = within(dialog);
    const orders = factOf(dialog, t('copyTrading:form.orders'));
    await expect(orders).toHaveTextContent(t('copyTrading:form.ordersValue'));
    const fees = t('copyTrading:form.ordersFees', { fees: orderFeeNames(t) });
    await expect(await sheet.findByText(fees)).toBeVisible();
    await expect(await sheet.findByText('300,000.00')).toBeVisible();
    await expect(await sheet.findByText(t('products:copyTrade.ofProfit', { part: '10%' }))).toBeVisible();
    await expect(await sheet.findByText('2026/12/21 15:30')).toBeVisible();
    await expect(await sheet.findByText(t('products:risk.title'))).toBeVisible();
  },
};

/**
 * The mentor is followed: the screen says when the first order can come, with a link to the member's copy
 * trades.
 */
export const MentorFollowed: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeInvestment(context, '300000');
    await form.send(context);
    const all = await canvas.findByRole('link', { name: t('copyTrading:record.all') });
    await expect(all).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading');
    await expect(await canvas.findByText(/2026\/11\/24 09:35/)).toBeVisible();
    await expect(await copyTradesOf(context)).toMatchObject([
      { productId: 'CT01', buyAmount: '300000', status: 'inProgress' },
    ]);
  },
};

/**
 * The button of the confirmation was tapped twice, but the investment was sent once: the mentor is followed.
 */
export const DoubleTapOfFollowing: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLostOfFollowing: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the investment can be sent. */
export const ConnectionBackOfFollowing: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequestsOfFollowing: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The investment was sent again after the wait that the server had asked for: the mentor is followed. */
export const SentAfterTheWaitOfFollowing: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAcceptedOfFollowing: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The investment was sent again after the server had found it too large: the mentor is followed. */
export const SentAfterNotAcceptedOfFollowing: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's copy trades.
 */
export const ResultUnknownOfFollowing: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the investment was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFoundOfFollowing: Story = standard.resultFound;

/**
 * An investment was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWayOfFollowing: Story = standard.underWay;

/**
 * An investment sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOutOfFollowing: Story = standard.notCarriedOut;

/** The address names a mentor that doesn't exist: the screen says so, with a link to the others. */
export const MentorNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('CT99') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('errors:mentorNotFound'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('copyTrading:products.browse') }),
    ).toHaveAttribute('href', '#/gdindex/gdindex?tab=copyTrading');
  },
};

/** The mentor is being loaded: a skeleton stands for the page. */
export const MentorLoading: Story = { ...loadingStory({ path }), tags: ['loading'] };

/** The server can't send the mentor: the failure is shown with a button to try again. */
export const MentorFails: Story = { ...failsStory('/copyTrade/Product', { path }), tags: ['error'] };

/** There is no connection when the mentor opens: the screen says so, with a button to try again. */
export const MentorOffline: Story = { ...offlineStory({ path }), tags: ['offline'] };
