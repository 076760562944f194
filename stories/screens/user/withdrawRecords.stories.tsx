import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rejections } from '../../../mocks/exchange/transfers/rejections';
import { rejectWithdrawal, requestWithdrawal } from '../../../mocks/exchange/transfers/seed';
import { fault } from '../../../mocks/faults';
import { withdrawCancel } from '../../../src/api/contract/withdrawals';
import { Withdraw } from '../../../src/screens/user/Withdraw';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
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
  const question = within(await within(document.body).findByRole('alertdialog'));
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

export const NoRecords: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('withdrawals:records.empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('withdrawals:title') })).toBeVisible();
  },
};

/** Just sent from another phone. */
export const RecordPending: Story = {
  beforeEach: prepareExchange((exchange, member) => void requestWithdrawal(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('withdrawals:records.title') });
    await expect(await within(list).findByText(t('transfers:status.pendingReview'))).toBeVisible();
  },
};

/** A withdrawal goes from the review to the account while it is on the screen. Cancelling is possible only at first. */
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

/** The reason, what to do, and a link to try again. */
export const Rejected: Story = {
  tags: ['each-language'],
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

/** Customer service opens with the withdrawal. */
export const ServiceAboutTheWithdrawal: Story = {
  play: async (context) => {
    const { id, orderNumber } = await withExchange(context, (exchange, member) =>
      requestWithdrawal(exchange, member),
    );
    window.location.hash = `#${path}?id=${id}`;
    await context.canvas.findByText(orderNumber);
    await expectServiceMessage(context, orderNumber);
  },
};

/** Cancelling asks first and shows the returned amount. */
export const CancellingAsksFirst: Story = {
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(
      await question.findByText(t('withdrawals:cancel.note', { amount: '¥200,000.00' })),
    ).toBeVisible();
  },
};

/** Cancelled by the member, which is not a rejection: the amount is available again. */
export const Cancelled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await cancel(context);
    await expect(await context.canvas.findByText(t('withdrawals:record.stages.cancelled'))).toBeVisible();
    await expect(await context.canvas.findByText(t('transfers:cancelled'))).toBeVisible();
    await expect(await listPendingWithdrawals(context)).toHaveLength(0);
  },
};

/** It passed its review a moment before. */
export const PassedMeanwhile: Story = {
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

/** No answer, but it was carried out: the refetched status is below. */
export const ResultUnknownOfCancelling: Story = {
  play: async (context) => {
    const t = storyText(context);
    await follow(context, requestWithdrawal);
    await context.canvas.findByRole('button', { name: t('withdrawals:cancel.button') });
    dropResponse(context, withdrawCancel);
    await cancel(context);
    await expect(await context.canvas.findByText(t('withdrawals:cancel.unknown'))).toBeVisible();
    await expect(await context.canvas.findByText(t('withdrawals:record.stages.cancelled'))).toBeVisible();
  },
};

/** The withdrawal belongs to another member or does not exist. */
export const RecordNotFound: Story = {
  parameters: { app: { path: `${path}?id=W0`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('withdrawals:record.missing'))).toBeVisible();
    await context.userEvent.click(
      await context.canvas.findByRole('link', { name: t('withdrawals:records.title') }),
    );
    await expect(await context.canvas.findByText(t('withdrawals:records.empty'))).toBeVisible();
  },
};

export const OpenedRecordFails: Story = {
  parameters: { app: { path: `${path}?id=W0`, faults: [fault('serverError', '/withdraw/Record')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};

export const RecordsLoading: Story = loadingStory({ path: records });

export const RecordsFail: Story = failsStory('/withdraw/Records', { path: records });

export const RecordsOffline: Story = offlineStory({ path: records });
