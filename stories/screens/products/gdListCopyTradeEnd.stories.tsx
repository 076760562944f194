import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stopCopyTrade } from '../../../mocks/exchange/copyTrading/stopCopyTrade';
import { stopCopyTrade as stopCall } from '../../../src/api/contract/copyTrading';
import { joinSentences } from '../../../src/lib/joinSentences';
import { GdList } from '../../../src/screens/products/GdList';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import { copyTradesOf, stopForm as form, stopStories as standard, trading } from '../copyTrading/followSteps';
import { expectFact } from './fundSteps';

const at = (id: string) => `/gdindex/gdList?tab=copyTrading&id=${id}` as const;
/** In progress without an open order. */
const resting = 'C57';
/** In progress. Its open order is short, and its price rises from 561 to 564 in the 65 minutes from 10:15 on. */
const moving = 'C58';
const backAt561 = '491,336.50';
const backAt564 = '488,329.00';
const path = at(trading);

const meta = {
  title: 'Screens/gdindex/gdList',
  component: GdList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof GdList>;

export default meta;
type Story = StoryObj<typeof meta>;

const statusOf = async (context: Context, id: string) =>
  (await copyTradesOf(context)).find((record) => record.id === id);

/**
 * The confirmation of an ending: the amount returned is the largest figure, after the fees for closing the
 * open order.
 */
export const ConfirmEnd: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('484,627.00')).toBeVisible();
    await expect(await sheet.findByText(t('copyTrading:stop.orderOpenValue'))).toBeVisible();
    const facts = await within(document.body).findByRole('dialog');
    await expect(factOf(facts, t('copyTrading:stop.before'))).toHaveTextContent('485,997.00');
    await expect(factOf(facts, t('copyTrading:stop.closingFees'))).toHaveTextContent('−1,370.00');
    const tolerance = t('trade:order.tolerance', { percent: '0.50%', price: '548' });
    await expect(await sheet.findByText(tolerance)).toBeVisible();
    const final = joinSentences([t('copyTrading:stop.final'), t('copyTrading:stop.finalPrice')]);
    await expect(await sheet.findByText(final)).toBeVisible();
  },
};

/** The confirmation of an ending without an open order: the amount returned, no closing fees, and no price to wait for. */
export const ConfirmEndAtRest: Story = {
  tags: ['filled'],
  parameters: { app: { path: at(resting) } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('199,454.00')).toBeVisible();
    await expect(await sheet.findByText(t('copyTrading:stop.final'))).toBeVisible();
    await expect(sheet.queryByText(t('copyTrading:stop.orderOpenValue'))).toBeNull();
    await expect(sheet.queryByText(t('copyTrading:stop.closingFees'))).toBeNull();
    await expect(sheet.queryByText(t('trade:order.marketNote'))).toBeNull();
  },
};

/**
 * The price moved beyond the tolerance before the ending arrived: nothing is done, and the confirmation asks
 * again.
 */
export const PriceMovedFarMeanwhileOfEnding: Story = {
  tags: ['refused'],
  parameters: { app: { path: at(moving) } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText(backAt561)).toBeVisible();
    changeBeforeCall(context, stopCall, minutesLater(65));
    await pressWhenReady(await form.submitButton(context));
    await expect(await sheet.findByText(t('trade:moved.title', { from: '561', to: '564' }))).toBeVisible();
    await expect(await sheet.findByText(backAt564)).toBeVisible();
    await expect(await form.submitButton(context)).toHaveAccessibleDescription(
      t('trade:moved.tooFar', { percent: '0.50%' }),
    );
    await expect(await statusOf(context, moving)).toMatchObject({ status: 'inProgress' });
  },
};

/** Opens the confirmation, and the market moves beyond the tolerance. Returns the button that accepts the new price. */
async function moveFar(context: Context) {
  const sheet = within(await form.review(context));
  await passTime(context, 65);
  const name = storyText(context)('trade:moved.accept', { price: '564' });
  return { sheet, accept: await sheet.findByRole('button', { name }) };
}

/**
 * The price moved beyond the tolerance while the confirmation was open: the new figures have to be accepted
 * first.
 */
export const PriceMovedFarOfEnding: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at(moving) } },
  play: async (context) => {
    const { accept } = await moveFar(context);
    await expect(accept).toBeVisible();
    await expect(await form.submitButton(context)).toHaveAccessibleDescription(
      storyText(context)('trade:moved.tooFar', { percent: '0.50%' }),
    );
  },
};

/** The new figures were accepted: the copy trade has ended at the new price. */
export const PriceMovedFarOfEndingAccepted: Story = {
  tags: ['sent'],
  parameters: { app: { path: at(moving) } },
  play: async (context) => {
    const t = storyText(context);
    const { sheet, accept } = await moveFar(context);
    await context.userEvent.click(accept);
    const tolerance = t('trade:order.tolerance', { percent: '0.50%', price: '564' });
    await expect(await sheet.findByText(tolerance)).toBeVisible();
    await pressWhenReady(await form.submitButton(context));
    await expect(await context.canvas.findByText(t('copyTrading:stop.done'))).toBeVisible();
    await expectFact(context, 'products:paidBack', backAt564);
  },
};

/** The copy trade has ended: the confirmed amount was paid back, with a link to the ended ones. */
export const EndedWithReturnedAmount: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await form.send(context);
    await expect(await context.canvas.findByText(t('copyTrading:stop.done'))).toBeVisible();
    await expectFact(context, 'products:paidBack', '484,627.00');
    await expect(
      await context.canvas.findByRole('link', { name: t('copyTrading:record.all') }),
    ).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading&status=ended');
    await expect(await statusOf(context, trading)).toMatchObject({ status: 'ended', endedBy: 'member' });
  },
};

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const FrozenOfEnding: Story = { ...standard.frozen, tags: ['blocked'] };

/**
 * The connection was lost while the confirmation was open: the button then says that nothing can be sent
 * while offline.
 */
export const ConnectionLostOfEnding: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the copy trade can be ended. */
export const ConnectionBackOfEnding: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequestsOfEnding: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The ending was sent again after the wait that the server had asked for: the copy trade has ended. */
export const SentAfterTheWaitOfEnding: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/** The server finds the request too large: an alert says that nothing was carried out. */
export const NotAcceptedOfEnding: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The ending was sent again after the server had found it too large: the copy trade has ended. */
export const SentAfterNotAcceptedOfEnding: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the ending was sent once: the copy trade has ended.
 */
export const DoubleTapOfEnding: Story = { ...standard.doubleTap, tags: ['sent'] };

/** At noon the open order can't be closed: the button says when the copy trade can be ended. */
export const NoonBreak: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await form.expectReady(context);
    await passTime(context, 2 * 60);
    await form.expectBlocked(context, storyText(context)('reasons:sessionClosed', { time: '11/20 12:30' }));
  },
};

/** A copy trade without an open order was ended in the evening: the screen says that it has ended. */
export const CanBeEndedAtNight: Story = {
  tags: ['sent'],
  parameters: { app: { path: at(resting) } },
  beforeEach: prepareExchange(minutesLater(10 * 60)),
  play: async (context) => {
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('copyTrading:stop.done'))).toBeVisible();
  },
};

/**
 * The copy trade reached its term while it was on the screen: the amount paid back replaces the button to end
 * it.
 */
export const EndsWhileOpen: Story = {
  parameters: { app: { path: at(resting) } },
  play: async (context) => {
    await form.expectReady(context);
    await passTime(context, 7 * 24 * 60);
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('products:paidBack'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('copyTrading:stop.review') })).toBeNull();
  },
};

/** The member may not open positions, but can still end the copy trade: the button is on. */
export const BannedCanEnd: Story = {
  play: async (context) => {
    await form.expectReady(context);
    await withExchange(context, restrict('tradeBanned'));
    await refetchAll(context);
    await form.expectReady(context);
  },
};

/** The account was frozen while the copy trade was on the screen: the button says so. */
export const FrozenWhileOpenOfEnding: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(restrict('tradeBanned')),
  play: async (context) => {
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** The morning session ended before the ending arrived: an alert says that the market is closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(2 * 60), 'nonTradingHours'),
  tags: ['refused'],
};

/** The account was frozen before the ending arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhileOfEnding: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfEnding: Story = { ...standard.sessionEnded, tags: ['refused'] };

/**
 * The copy trade was ended on another device before the press: the screen says that it has ended, as if it
 * were ended here.
 */
export const EndedMeanwhile: Story = {
  tags: ['sent'],
  play: async (context) => {
    changeBeforeCall(context, stopCall, (exchange, member) => {
      stopCopyTrade(exchange, member, trading);
    });
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('copyTrading:stop.done'))).toBeVisible();
  },
};

/** No answer came to the ending: a warning offers to check again, with a link to the member's copy trades. */
export const ResultUnknownOfEnding: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the ending was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFoundOfEnding: Story = standard.resultFound;

/** An ending was sent a moment ago, in another tab or before a reload: a note asks to wait for the result. */
export const UnderWayOfEnding: Story = standard.underWay;

/** An ending sent the day before had no effect: a note says so, and that it can be sent again. */
export const NotCarriedOutOfEnding: Story = standard.notCarriedOut;
