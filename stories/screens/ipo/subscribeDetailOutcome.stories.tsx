import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SubscribeDetail } from '../../../src/screens/ipo/SubscribeDetail';
import type { Context } from '../../support/context';
import { refetchAll, restrict, withExchange } from '../../support/exchange';
import { expectClosing, factOf } from '../../support/queries';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { payForm as form, payStories as standard } from './ipoSteps';

const at = (id: string) =>
  ({ app: { path: `/market/subscribeDetail?id=${id}`, scenario: 'ipoWinner' } }) as const;

const meta = {
  title: 'Screens/market/subscribeDetail',
  component: SubscribeDetail,
  parameters: at('I881'),
} satisfies Meta<typeof SubscribeDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current step of the tracker. */
const currentStep = async ({ canvas, loaded }: Context) => {
  const tracker = await canvas.findByRole('list', { name: storyText({ loaded })('ipo:tracker.label') });
  return (await within(tracker).findAllByRole('listitem')).find(
    (step) => step.getAttribute('aria-current') === 'step',
  );
};

/** The member has applied: the tracker stands at the draw, and nothing has to be paid yet. */
export const AwaitingDraw: Story = {
  parameters: at('I883'),
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(storyText(context)('ipo:tracker.steps.drawn'));
    await expect(
      context.canvas.queryByRole('button', { name: storyText(context)('ipo:pay.review') }),
    ).toBeNull();
  },
};

/** Customer service is opened with the application. */
const expectServiceMessageAbout: NonNullable<Story['play']> = async (context) => {
  await context.canvas.findByText(storyText(context)('ipo:mine.orderNumber'));
  const number = factOf(context.canvasElement, storyText(context)('ipo:mine.orderNumber')).textContent ?? '';
  await expect(number).toMatch(/^\d{14}$/);
  await expectServiceMessage(context, number);
};

/** A message about an application before its draw was sent to customer service: the sheet shows it. */
export const ServiceBeforeTheDraw: Story = {
  tags: ['sent'],
  parameters: at('I883'),
  play: expectServiceMessageAbout,
};

/** A message about an application without an allotment was sent to customer service: the sheet shows it. */
export const ServiceAfterTheDraw: Story = {
  tags: ['sent'],
  parameters: at('I879'),
  play: expectServiceMessageAbout,
};

/** A message about an application whose payment is due was sent to customer service: the sheet shows it. */
export const ServiceBeforePayment: Story = { tags: ['sent'], play: expectServiceMessageAbout };

/** Shares were won: the button says from when they can be paid for. */
export const SharesWonBeforePayment: Story = {
  tags: ['blocked'],
  parameters: at('I882'),
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:notYetOpen.ipoPayment', { time: '11/24 08:00' }));
    // The maximum liability only matters before applying.
    await expect(context.canvas.queryByText(t('ipo:mostOwed'))).toBeNull();
  },
};

/**
 * The payment for the shares won is due: a warning says how much to pay until when, the tracker stands at it, and the
 * button to pay is on.
 */
export const PaymentDue: Story = {
  play: async (context) => {
    const due = storyText(context)('ipo:pay.due', { until: '11/20 15:00', amount: '¥258,000.00' });
    await expect(await context.canvas.findByText(due)).toBeVisible();
    await expect(await currentStep(context)).toHaveTextContent(storyText(context)('ipo:tracker.steps.pay'));
    await form.expectReady(context);
  },
};

/**
 * The confirmation of the payment: it is taken from the amount on hold, with closing fees and break-even
 * price.
 */
export const ConfirmPayment: Story = {
  tags: ['filled'],
  play: async (context) => {
    const dialog = await form.review(context);
    await expect(await within(dialog).findByText(storyText(context)('ipo:pay.fromNote'))).toBeVisible();
    await expectClosing(context, dialog, { fees: '645.00', breakEven: '130' });
  },
};

/** The shares won are paid for: a message says so, and the tracker stands at the listing. */
export const PaidForAllottedShares: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await form.send(context);
    const done = await context.canvas.findByText(t('ipo:pay.done'));
    // The message stays after the application has reloaded, when no payment is due any more.
    await waitFor(() => expect(context.loaded.queries.isFetching()).toBe(0));
    await expect(done).toBeVisible();
    await expect(await currentStep(context)).toHaveTextContent(t('ipo:tracker.steps.listed'));
  },
};

/**
 * The deadline of the payment passed while the screen was open: the shares are lost, and the money was
 * returned.
 */
export const DeadlinePassedWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectReady(context);
    await passTime(context, 5 * 60);
    await expect(
      await context.canvas.findByText(t('ipo:news.forfeited', { until: '11/20 15:00' })),
    ).toBeVisible();
  },
};

/**
 * The connection was lost while the confirmation was open: the button then says that nothing can be sent
 * while offline.
 */
export const ConnectionLostOfPayment: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the payment can be sent. */
export const ConnectionBackOfPayment: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequestsOfPayment: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/**
 * The payment was sent again after the wait that the server had asked for: the screen says that it has been
 * made.
 */
export const SentAfterTheWaitOfPayment: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/** The server finds the request too large: an alert says that nothing was carried out. */
export const NotAcceptedOfPayment: Story = { ...standard.notAccepted, tags: ['refused'] };

/**
 * The payment was sent again after the server had found it too large: the screen says that it has been made.
 */
export const SentAfterNotAcceptedOfPayment: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the payment was sent once: the screen says that it has
 * been made.
 */
export const DoubleTapOfPayment: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came to the payment: a warning says that the result is unknown, with a button to check again and
 * a link to the member's applications.
 */
export const ResultUnknownOfPayment: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the payment was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFoundOfPayment: Story = standard.resultFound;

/** A payment was sent a moment ago, in another tab or before a reload: a note asks to wait for the result. */
export const UnderWayOfPayment: Story = standard.underWay;

/** A payment sent the day before had no effect: a note says so, and that it can be sent again. */
export const NotCarriedOutOfPayment: Story = standard.notCarriedOut;

/** The account is frozen: the button to pay says so, and customer service can be reached. */
export const FrozenOfPayment: Story = {
  tags: ['blocked'],
  ...standard.frozen,
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:accountFrozen'));
    await expect(await context.canvas.findAllByRole('button', { name: t('support:contact') })).toHaveLength(
      2,
    );
  },
};

/** The account was frozen before the payment arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhileOfPayment: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfPayment: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The account was frozen while the payment was due: the button to pay says so. */
export const FrozenWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** The shares are paid for: the tracker stands at the listing. */
export const AwaitingListing: Story = {
  parameters: at('I880'),
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(
      storyText(context)('ipo:tracker.steps.listed'),
    );
  },
};

/** The shares are listed: a link leads to the member's position. */
export const SharesListedAsAPosition: Story = {
  parameters: at('I874'),
  play: async (context) => {
    const { canvas, loaded } = context;
    const link = await canvas.findByRole('link', { name: storyText({ loaded })('ipo:mine.toPosition') });
    await expect(link).toHaveAttribute('href', '#/position/positionDetail?id=P4');
  },
};

/** The member has won no shares: the screen says so, and that the money was returned. */
export const NotWon: Story = {
  parameters: at('I879'),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('ipo:news.notWon'))).toBeVisible();
  },
};

/** Shares were won and not paid for in time: they are lost, and the money was returned. */
export const ForfeitedWithoutPayment: Story = {
  parameters: at('I876'),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('ipo:news.forfeited', { until: '11/06 15:00' })),
    ).toBeVisible();
  },
};
