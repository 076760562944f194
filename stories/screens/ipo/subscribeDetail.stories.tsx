import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { applyForIpo } from '../../../mocks/exchange/ipo/apply';
import { SubscribeDetail } from '../../../src/screens/ipo/SubscribeDetail';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { endAt, expectInSight } from '../../support/layout';
import { expectClosing, factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { applyForm as form, applyStories as standard, typeLots } from './ipoSteps';

const at = (id: string) => `/market/subscribeDetail?id=${id}` as const;
/** Takes applications, for 1 to 10 lots at 72 yen; the second one for 2 to 30 lots. */
const open = at('I883');
const openForTwo = at('I884');
const waiting = at('I885');

const meta = {
  title: 'Screens/market/subscribeDetail',
  component: SubscribeDetail,
  parameters: { app: { path: open, scenario: 'demo' } },
} satisfies Meta<typeof SubscribeDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const applications = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.ipo.records).filter((record) => record.account === account),
  );

/** An issue before any input: the offer, past allotments, the company, every date, and the most that can be owed. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect((await canvas.findAllByText(t('ipo:mostOwed')))[0]).toBeVisible();
    await expect(factOf(canvasElement, t('ipo:totalLots'))).toHaveTextContent(/^\d+$/);
    const odds = factOf(canvasElement, t('ipo:odds.past'));
    await expect(odds).toHaveTextContent(/[1-9]\d/);
    await expect(await canvas.findByText(t('ipo:odds.source', { issues: '20' }))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('ipo:detail.business') })).toBeVisible();
    await expect(factOf(canvasElement, t('ipo:lotsEach'))).toHaveTextContent(
      t('products:range', { low: '1', high: '10' }),
    );
    await expect(
      await within(await canvas.findByRole('list', { name: t('ipo:detail.schedule') })).findAllByRole(
        'listitem',
      ),
    ).toHaveLength(5);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
  },
};

/** At the issue price. */
const closing = { fees: '360.00', breakEven: '73' };

/**
 * Lots are filled in: the most that they cost, without a purchase fee, the remaining balance, and what
 * selling costs.
 */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas } = context;
    await typeLots(context, '2');
    await expect(await canvas.findByText('144,000.00')).toBeVisible();
    await expect(await canvas.findByText('9,856,000.00')).toBeVisible();
    await expectClosing(context, context.canvasElement, closing);
    const most = storyText(context)('trade:worst.long', { amount: '¥144,000.00' });
    await form.expectReady(context);
    await endAt(await canvas.findByText(most));
  },
};

/** The confirmation: the frozen amount is the largest figure, with the payment deadline. */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const dialog = await form.review(context);
    const sheet = within(dialog);
    await expect(await sheet.findByText('144,000.00')).toBeVisible();
    await expectClosing(context, dialog, closing);
    await expect(await sheet.findByText(t('ipo:apply.payNote'))).toBeVisible();
    await expect(await sheet.findByText(t('ipo:apply.frozenNote'))).toBeInTheDocument();
    await expect(
      await sheet.findByText(t('trade:worst.long', { amount: '¥144,000.00' })),
    ).toBeInTheDocument();
  },
};

/** The application was sent: the screen says so, with a link to all of the member's applications. */
export const Sent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await expect(await context.canvas.findByText(t('ipo:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.title') })).toBeVisible();
    await expect(await applications(context)).toMatchObject([{ issueId: 'I883', lots: 2 }]);
  },
};

/** The draw took place while the result was shown: the screen says that shares were won. */
export const DrawnWhileOpen: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await canvas.findByText(t('ipo:apply.done'));
    // To Wednesday at 10:15.
    await passTime(context, 5 * 24 * 60);
    await expect(await canvas.findByText(t('ipo:result.won'))).toBeVisible();
    await expect(canvas.queryByText(t('ipo:apply.done'))).toBeNull();
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

/**
 * The application was sent again after the wait that the server had asked for: the result says that it has
 * been sent.
 */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/**
 * The application was sent again after the server had found it too large: the result says that it has been
 * sent.
 */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the application was sent once: the result says that it
 * has been sent.
 */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/** 2.5 lots are typed: the button says that lots are whole numbers. */
export const WrongLots: Story = {
  tags: ['blocked'],
  parameters: { app: { path: openForTwo } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '31');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.order', { amount: '30' }));
    await typeLots(context, '2.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
  },
};

/**
 * The balance doesn't cover one lot: the button names the missing amount, and a link leads to the deposit.
 */
export const BalanceShort: Story = {
  tags: ['blocked'],
  parameters: { app: { path: open, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.missing', { amount: '¥21,999.75' }),
    );
    await form.expectDeposit(context);
    await expectInSight(await context.canvas.findByRole('textbox'));
  },
};

/** The issue is announced: the button says when applications open. */
export const NotOpenYet: Story = {
  tags: ['blocked'],
  parameters: { app: { path: waiting } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:notYetOpen.ipo', { time: '11/24 09:00' }));
  },
};

/**
 * The subscription has ended, and the member hasn't applied: the button says so, and no lots can be typed.
 */
export const EndedWithoutApplication: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at('I880') } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:over.ipo'));
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** In the evening the button says when applications are accepted again. */
export const ChannelClosed: Story = {
  tags: ['blocked'],
  parameters: { app: { path: open, scenario: 'marketClosed' } },
  play: async (context) => {
    const reason = storyText(context)('reasons:outsideHours.ipo', { time: '11/24 08:00' });
    await form.expectBlocked(context, reason);
  },
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const Banned: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustRead: Story = { ...standard.mustRead, tags: ['blocked'] };

/** The hours ended while the form was open: the button says when applications are accepted again. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectReady(context);
    await passTime(context, 9 * 60);
    await form.expectBlocked(context, t('reasons:outsideHours.ipo', { time: '11/24 08:00' }));
  },
};

/**
 * The member had applied on another device before the press: an alert says that only one application is
 * possible.
 */
export const AppliedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await withExchange(context, (exchange, member) =>
      applyForIpo(exchange, member, { id: 'I883', lots: '3' }),
    );
    await form.send(context);
    await form.expectRefused(context, storyText(context)('errors:subscribeOnce'));
    await expect(await applications(context)).toMatchObject([{ lots: 3 }]);
  },
};

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

/** There is no such issue: the screen says so, with a link to the others. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('I0') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:detail.missing'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.browse') })).toHaveAttribute(
      'href',
      '#/market/subscribe',
    );
  },
};

/** The issue is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory({ path: open }), tags: ['loading'] };

/** The server can't send the issue: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/ipo/Detail', { path: open }), tags: ['error'] };

/** There is no connection when the issue opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory({ path: open }), tags: ['offline'] };
