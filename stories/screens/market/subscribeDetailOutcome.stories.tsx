import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SubscribeDetail } from '../../../src/screens/market/SubscribeDetail';
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

export const ServiceBeforeTheDraw: Story = { parameters: at('I883'), play: expectServiceMessageAbout };

/** For an application that was not allotted. */
export const ServiceAfterTheDraw: Story = { parameters: at('I879'), play: expectServiceMessageAbout };

/** While the payment is due. */
export const ServiceBeforePayment: Story = { play: expectServiceMessageAbout };

/** Allotted; payment opens on the next trading day, and the button says when. */
export const SharesWonBeforePayment: Story = {
  parameters: at('I882'),
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:notYetOpen.ipoPayment', { time: '11/24 08:00' }));
    // The maximum liability only matters before applying.
    await expect(context.canvas.queryByText(t('ipo:mostOwed'))).toBeNull();
  },
};

/** The payment is due, with the frozen amount for it. */
export const PaymentDue: Story = {
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(storyText(context)('ipo:tracker.steps.pay'));
    await form.expectReady(context);
  },
};

export const ConfirmPayment: Story = {
  play: async (context) => {
    const dialog = await form.review(context);
    await expect(await within(dialog).findByText(storyText(context)('ipo:pay.fromNote'))).toBeVisible();
    await expectClosing(context, dialog, { fees: '645.00', breakEven: '130' });
  },
};

export const PaidForAllottedShares: Story = {
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

/** The deadline passes before the payment arrives: the server refuses. The shares are lost, the money is returned. */
export const PaymentAfterTheDeadline: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectReady(context);
    await passTime(context, 5 * 60);
    await expect(
      await context.canvas.findByText(t('ipo:news.forfeited', { until: '11/20 15:00' })),
    ).toBeVisible();
  },
};

export const ConnectionLostOfPayment: Story = standard.connectionLost;

export const DoubleTapOfPayment: Story = standard.doubleTap;

export const ResultUnknownOfPayment: Story = standard.resultUnknown;

/** Customer service opens from the application and from the form. */
export const FrozenOfPayment: Story = {
  ...standard.frozen,
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:accountFrozen'));
    await expect(await context.canvas.findAllByRole('button', { name: t('support:contact') })).toHaveLength(
      2,
    );
  },
};

export const FrozenMeanwhileOfPayment: Story = standard.frozenMeanwhile;

/** The account is frozen while the payment is due: the form is blocked as soon as the app knows. */
export const FrozenWhileOpen: Story = {
  play: async (context) => {
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** Paid, and not listed yet. */
export const AwaitingListing: Story = {
  parameters: at('I880'),
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(
      storyText(context)('ipo:tracker.steps.listed'),
    );
  },
};

/** Listed: the shares are a position. */
export const SharesListedAsAPosition: Story = {
  parameters: at('I874'),
  play: async (context) => {
    const { canvas, loaded } = context;
    const link = await canvas.findByRole('link', { name: storyText({ loaded })('ipo:mine.toPosition') });
    await expect(link).toHaveAttribute('href', '#/position/positionDetail?id=P4');
  },
};

export const NotWon: Story = {
  parameters: at('I879'),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('ipo:news.notWon'))).toBeVisible();
  },
};

/** Allotted and not paid in time: the shares are lost, the money was returned. */
export const ForfeitedWithoutPayment: Story = {
  parameters: at('I876'),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('ipo:news.forfeited', { until: '11/06 15:00' })),
    ).toBeVisible();
  },
};
