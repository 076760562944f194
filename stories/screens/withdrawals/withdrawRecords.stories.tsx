import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rejections } from '../../../mocks/exchange/transfers/rejections';
import { rejectWithdrawal, requestWithdrawal } from '../../../mocks/exchange/transfers/seed';
import { fault, withFaults } from '../../../mocks/faults';
import { withdrawCancel } from '../../../src/api/contract/withdrawals';
import { Withdraw } from '../../../src/screens/withdrawals/Withdraw';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { openQuestion, pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import { listPendingWithdrawals } from './withdrawSteps';

const path = '/user/withdraw';
const records = `${path}?view=records`;

const meta = {
  title: 'Screens/user/withdraw',
  component: Withdraw,
  parameters: { app: { path: records, scenario: 'demo' } },
} satisfies Meta<typeof Withdraw>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a withdrawal that exists by then. */
async function follow(context: Context, make: typeof requestWithdrawal) {
  const { id } = await withExchange(context, (exchange, member) => make(exchange, member));
  window.location.hash = `#${path}?id=${id}`;
}

/** Presses cancel and confirms. */
async function cancel(context: Context) {
  const t = storyText(context);
  await pressWhenReady(await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') }));
  const question = await openQuestion();
  await pressWhenReady(await question.findByRole('button', { name: t('withdrawals:cancel.confirm') }));
}

/** All withdrawals, newest first: under way, cancelled, rejected, paid. */
export const RecordsNewestFirst: Story = {
  parameters: { app: { path: records, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('withdrawals:records.title') });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('link')
          .map((row) => row.textContent),
      ).toEqual([
        expect.stringContaining(t('transfers:status.passed')),
        expect.stringContaining(t('transfers:cancelled')),
        expect.stringContaining(t('transfers:status.rejected')),
        expect.stringContaining(t('transfers:status.success')),
      ]),
    );
    await expectFits(context.canvasElement);
  },
};

/** The member has made no withdrawal yet: the screen says so, with a link to the form. */
export const NoRecords: Story = {
  tags: ['empty'],
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('withdrawals:records.empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('withdrawals:title') })).toBeVisible();
  },
};

/** A withdrawal that is under review, in the list. */
export const RecordPending: Story = {
  beforeEach: prepareExchange((exchange, member) => void requestWithdrawal(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('withdrawals:records.title') });
    await expect(await within(list).findByText(t('transfers:status.pendingReview'))).toBeVisible();
  },
};

/** A withdrawal went from its review to the account while it was on the screen: it is completed. */
export const FollowedToTheAccount: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await expect(await canvas.findByRole('button', { name: t('withdrawals:cancel.button') })).toBeVisible();
    await passTime(context, 5);
    await expect(await canvas.findByText(t('transfers:status.passed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('withdrawals:cancel.button') })).toBeNull();
    await passTime(context, 10);
    await expect(await canvas.findByText(t('transfers:status.success'))).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** A rejected withdrawal: the reason, what to do, and a link to try again. */
export const Rejected: Story = {
  tags: ['refused', 'each-language'],
  play: async (context) => {
    const { canvas, globals } = context;
    await follow(context, rejectWithdrawal);
    const { reason, remedy } = rejections.withdrawalUnclear;
    await expect(await canvas.findByText(reason[globals.locale as 'jp'])).toBeVisible();
    await expect(await canvas.findByText(remedy[globals.locale as 'jp'])).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: storyText(context)('withdrawals:record.retry') }),
    ).toHaveAttribute('href', '#/user/withdraw');
  },
};

/** A message about a withdrawal was sent to customer service: the sheet shows it, with the order number. */
export const ServiceAboutTheWithdrawal: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { id, orderNumber } = await withExchange(context, (exchange, member) =>
      requestWithdrawal(exchange, member),
    );
    window.location.hash = `#${path}?id=${id}`;
    await context.canvas.findByText(orderNumber);
    await expectServiceMessage(context, orderNumber);
  },
};

/** The withdrawal is about to be cancelled: a question names the amount that becomes available again. */
export const CancellingAsksFirst: Story = {
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') }));
    const question = await openQuestion();
    await expect(
      await question.findByText(t('withdrawals:cancel.note', { amount: '¥200,000.00' })),
    ).toBeVisible();
  },
};

/** The member has cancelled the withdrawal: its stages say so, and that the amount was returned. */
export const Cancelled: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await cancel(context);
    await expect(await context.canvas.findByText(t('withdrawals:record.stages.cancelled'))).toBeVisible();
    await expect(await context.canvas.findByText(t('transfers:cancelled'))).toBeVisible();
    await expect(await listPendingWithdrawals(context)).toHaveLength(0);
  },
};

/** The withdrawal passed its review before it was cancelled: an alert says that it is no longer pending. */
export const PassedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') });
    changeBeforeCall(context, withdrawCancel, minutesLater(6));
    await cancel(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:orderNotPending'));
    await expect(await context.canvas.findByText(t('transfers:status.passed'))).toBeVisible();
  },
};

/**
 * The server received too many requests: an alert says that it wasn't cancelled, and the button names the
 * wait.
 */
export const TooManyRequestsOfCancelling: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    const button = await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') });
    context.msw.use(...withFaults([fault('tooManyRequests', withdrawCancel.path)], []));
    await cancel(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('common:failure.notCarriedOut'));
    const wait = t('common:wait.seconds', { n: 30 });
    await waitFor(() => expect(button).toHaveAccessibleDescription(expect.stringContaining(wait)));
    await expect(await context.canvas.findByText(t('withdrawals:record.stages.pendingReview'))).toBeVisible();
  },
};

/** No answer came to the cancellation: a warning says so, and the stages below show that it was cancelled. */
export const ResultUnknownThoughCancelled: Story = {
  tags: ['unknown'],
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') });
    dropResponse(context, withdrawCancel);
    await cancel(context);
    await expect(await context.canvas.findByText(t('trade:unknown.records.cancelling'))).toBeVisible();
    await expect(await context.canvas.findByText(t('withdrawals:record.stages.cancelled'))).toBeVisible();
  },
};

/** The address names a withdrawal of another member, or none: the screen says so, with a link to the list. */
export const RecordNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=W0`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('withdrawals:record.missing'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('withdrawals:records.title') }),
    ).toBeVisible();
  },
};

/** The link of a missing withdrawal was followed: the list says that there are none yet. */
export const FromMissingToAllRecords: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=W0`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    const link = await context.canvas.findByRole('link', { name: t('withdrawals:records.title') });
    await context.userEvent.click(link);
    await expect(await context.canvas.findByText(t('withdrawals:records.empty'))).toBeVisible();
  },
};

/** The server can't send the withdrawal: the failure is shown. */
export const OpenedRecordFails: Story = {
  tags: ['error'],
  parameters: { app: { path: `${path}?id=W0`, faults: [fault('serverError', '/withdraw/Record')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};

/** The withdrawals are being loaded: a skeleton stands for them. */
export const RecordsLoading: Story = { ...loadingStory({ path: records }), tags: ['loading'] };

/** The server can't list the withdrawals: the failure is shown with a button to try again. */
export const RecordsFail: Story = { ...failsStory('/withdraw/Records', { path: records }), tags: ['error'] };

/** There is no connection when the withdrawals open: the screen says so, with a button to try again. */
export const RecordsOffline: Story = { ...offlineStory({ path: records }), tags: ['offline'] };
