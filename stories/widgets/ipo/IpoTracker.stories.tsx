import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatDateTime, formatMonthDayTime } from '../../../src/format/dateTime';
import { formatPlainNumber } from '../../../src/format/plainNumber';
import type { Translate } from '../../../src/i18n/text';
import { IpoTracker, type IpoTrackerProps } from '../../../src/widgets/ipo/IpoTracker/IpoTracker';
import { onPage } from '../../components/onPage';
import { applicationWithStatus, type Outcome } from '../../fixtures/ipo';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Products/IpoTracker',
  tags: ['main'],
  component: IpoTracker,
  decorators: [onPage],
  args: { application: applicationWithStatus('awaitingDraw') },
} satisfies Meta<typeof IpoTracker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Application = IpoTrackerProps['application'];

/** The text below each step by its number, and the current step; `total` steps in all. */
interface Shown {
  total: number;
  current?: number;
  notes: (application: Application, t: Translate) => Record<number, string>;
}

const thatIs = (outcome: Outcome, { total, current, notes }: Shown): Story => ({
  args: { application: applicationWithStatus(outcome) },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('list', { name: t('ipo:tracker.label') })).toBeVisible();
    const items = await canvas.findAllByRole('listitem');
    await expect(items).toHaveLength(total);
    await expect(items[0]).toHaveTextContent(formatDateTime(args.application.appliedAt));
    for (const [index, note] of Object.entries(notes(args.application, t)))
      await expect(items[Number(index)]).toHaveTextContent(note);
    const currents = items.flatMap((item, index) => (item.getAttribute('aria-current') ? [index] : []));
    await expect(currents).toEqual(current === undefined ? [] : [current]);
    await expectFits(canvasElement);
  },
});

const payBetween = ({ paymentStartsAt, paymentDeadline }: Application, t: Translate) =>
  t('ipo:tracker.payBetween', {
    from: formatMonthDayTime(paymentStartsAt),
    until: formatMonthDayTime(paymentDeadline),
  });

/** After the application: the draw is the current step, with its time. */
export const AwaitingDraw: Story = thatIs('awaitingDraw', {
  total: 5,
  current: 1,
  notes: ({ drawDate, listingDate }) => ({ 1: formatDateTime(drawDate), 4: formatDateTime(listingDate) }),
});

/** After the draw: the number of shares won. It can't be paid yet, which is the current step; the payment comes next, with its period. */
export const SharesWon: Story = thatIs('won', {
  total: 5,
  current: 2,
  notes: (application, t) => ({
    1: t('ipo:tracker.won', {
      time: formatMonthDayTime(application.drawnAt),
      shares: formatPlainNumber(application.wonShares),
    }),
    2: t('ipo:tracker.opensAt', { from: formatMonthDayTime(application.paymentStartsAt) }),
    3: payBetween(application, t),
  }),
});

/** The payment is the current step, with its period. */
export const PendingPayment: Story = thatIs('pendingPayment', {
  total: 5,
  current: 2,
  notes: (application, t) => ({ 2: payBetween(application, t) }),
});

/** The payment is done: the listing is the current step, with its time. */
export const PaymentCompleted: Story = thatIs('paid', {
  total: 5,
  current: 4,
  notes: ({ paidAt, listingDate }) => ({ 3: formatDateTime(paidAt), 4: formatDateTime(listingDate) }),
});

/** All five steps are done, each with its time. */
export const SharesListed: Story = thatIs('listed', {
  total: 5,
  notes: ({ listingDate }, t) => ({
    4: `${t('ipo:tracker.steps.listed')} ${t('common:steps.done')}${formatDateTime(listingDate)}`,
  }),
});

/** It ends with the draw: later steps are not shown. */
export const NotWon: Story = thatIs('notWon', {
  total: 2,
  notes: ({ drawnAt }, t) => ({ 1: t('ipo:tracker.notWon', { time: formatMonthDayTime(drawnAt) }) }),
});

/** It ends with the missed payment deadline: later steps are not shown. */
export const NotPaidInTime: Story = thatIs('forfeited', {
  total: 3,
  notes: ({ paymentDeadline }, t) => ({
    2: t('ipo:tracker.notPaid', { until: formatMonthDayTime(paymentDeadline) }),
  }),
});
