import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { rejections } from '../../../mocks/exchange/transfers/rejections';
import type { QualifiedKey } from '../../../src/i18n/text';
import { TransferProgress } from '../../../src/widgets/transfers/TransferProgress/TransferProgress';
import { onPage } from '../../components/onPage';
import { depositWithStatus, withdrawalWithStatus } from '../../fixtures/transfers';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const transferChoices = {
  underReview: depositWithStatus('pendingReview'),
  passed: withdrawalWithStatus('passed'),
  paid: withdrawalWithStatus('success'),
  rejected: withdrawalWithStatus('rejected'),
  cancelled: withdrawalWithStatus('cancelled'),
  depositRejected: depositWithStatus('rejected'),
} satisfies Record<string, ComponentProps<typeof TransferProgress>['transfer']>;

const meta = {
  title: 'Widgets/Money/TransferProgress',
  component: TransferProgress,
  decorators: [onPage],
  args: { transfer: transferChoices.underReview },
  argTypes: { transfer: choices(transferChoices) },
} satisfies Meta<typeof TransferProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Shown {
  stages: readonly QualifiedKey[];
  /** The current step; none when nothing follows. */
  now?: number;
  /** Expected times. */
  due?: readonly string[];
}

const showing = ({ stages, now, due = [] }: Shown): NonNullable<Story['play']> => {
  return async (context) => {
    const t = storyText(context);
    const list = within(await context.canvas.findByRole('list', { name: t('transfers:progress') }));
    const items = await list.findAllByRole('listitem');
    await expect(items).toHaveLength(stages.length);
    for (const [index, stage] of stages.entries()) {
      await expect(items[index]).toHaveTextContent(t(stage));
      if (index === now) await expect(items[index]).toHaveAttribute('aria-current', 'step');
      else await expect(items[index]).not.toHaveAttribute('aria-current');
    }
    for (const time of due) await expect(await list.findByText(t('transfers:due', { time }))).toBeVisible();
    await expectFits(context.canvasElement);
  };
};

/** A deposit under review: the next steps, and when they are expected. */
export const UnderReview: Story = {
  tags: ['main'],
  play: showing({
    stages: [
      'deposits:record.stages.pendingReview',
      'deposits:record.stages.passed',
      'deposits:record.stages.success',
    ],
    now: 0,
    due: ['11/20 11:03', '11/20 11:04'],
  }),
};

/** A withdrawal that has passed the review: the payment is expected next. */
export const WithdrawalPassedReview: Story = {
  args: { transfer: transferChoices.passed },
  play: showing({
    stages: [
      'withdrawals:record.stages.pendingReview',
      'withdrawals:record.stages.passed',
      'withdrawals:record.stages.success',
    ],
    now: 1,
    due: ['11/20 11:10'],
  }),
};

/** A withdrawal that is paid: every step is done. */
export const WithdrawalPaid: Story = {
  args: { transfer: transferChoices.paid },
  play: showing({
    stages: [
      'withdrawals:record.stages.pendingReview',
      'withdrawals:record.stages.passed',
      'withdrawals:record.stages.success',
    ],
  }),
};

/** A withdrawal that was rejected: the reason, and what the member can do. */
export const Rejected: Story = {
  tags: ['each-language', 'refused'],
  args: { transfer: transferChoices.rejected },
  play: async (context) => {
    const { reason, remedy } = rejections.withdrawalUnclear;
    const locale = context.globals.locale as 'jp';
    await expect(await context.canvas.findByText(reason[locale])).toBeVisible();
    await expect(await context.canvas.findByText(remedy[locale])).toBeVisible();
    await showing({
      stages: ['withdrawals:record.stages.pendingReview', 'withdrawals:record.stages.rejected'],
    })(context);
  },
};

/** A withdrawal that the member has cancelled, which is not called a rejection. */
export const Cancelled: Story = {
  args: { transfer: transferChoices.cancelled },
  play: showing({
    stages: ['withdrawals:record.stages.pendingReview', 'withdrawals:record.stages.cancelled'],
  }),
};

/** A deposit that was rejected: the reason, and what the member can do. */
export const DepositRejected: Story = {
  tags: ['each-language', 'refused'],
  args: { transfer: transferChoices.depositRejected },
  play: async (context) => {
    const locale = context.globals.locale as 'jp';
    await expect(await context.canvas.findByText(rejections.depositUnclear.remedy[locale])).toBeVisible();
    await showing({
      stages: ['deposits:record.stages.pendingReview', 'deposits:record.stages.rejected'],
    })(context);
  },
};
