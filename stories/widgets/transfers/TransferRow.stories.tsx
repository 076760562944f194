import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { bankNames } from '../../../mocks/exchange/cards/banks';
import { List } from '../../../src/components/List/List';
import { transferStatuses } from '../../../src/domain/transfers/transfersVocabulary';
import { TransferRow } from '../../../src/widgets/transfers/TransferRow/TransferRow';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { depositWithStatus, withdrawalWithStatus } from '../../fixtures/transfers';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyLanguage, storyText } from '../../support/storyText';

const pending = depositWithStatus('pendingReview');

const transferChoices = {
  deposit: pending,
  withdrawal: withdrawalWithStatus('success'),
  longText: { ...pending, kind: 'deposit', amount: '10000000', channelName: longName } as typeof pending,
} satisfies Record<string, ComponentProps<typeof TransferRow>['transfer']>;

const meta = {
  title: 'Widgets/Money/TransferRow',
  component: TransferRow,
  decorators: [onPageEdgeToEdge],
  args: { transfer: transferChoices.deposit, href: '#/user/rechargeChannel?id=T1' },
  argTypes: { transfer: choices(transferChoices) },
  render: (args) => (
    <List>
      <TransferRow {...args} />
    </List>
  ),
} satisfies Meta<typeof TransferRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A deposit under review: channel, time, amount and status. */
export const DepositWithItsStatus: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas } = context;
    const row = await canvas.findByRole('link');
    await expect(row).toHaveAttribute('href', args.href);
    await expect(row).toHaveTextContent('2026/11/20 11:00');
    await expect(row).toHaveTextContent('¥300,000.00');
    await expect(row).toHaveTextContent(storyText(context)('transfers:status.pendingReview'));
  },
};

/** A paid withdrawal: bank and last four digits of its account. */
export const WithdrawalWithItsAccount: Story = {
  args: { transfer: transferChoices.withdrawal, href: '#/user/withdraw?id=W1' },
  play: async (context) => {
    const row = await context.canvas.findByRole('link');
    const bank = bankNames('あさぎり銀行')?.[storyLanguage(context)];
    await expect(row).toHaveTextContent(`${bank} •••• 0917`);
    await expect(row).toHaveTextContent(storyText(context)('transfers:status.success'));
  },
};

/** Withdrawals of every status; a cancelled one is not called rejected. */
export const EveryStatusOfTransfers: Story = {
  render: ({ href }) => (
    <List>
      {transferStatuses.map((status) => (
        <TransferRow key={status} transfer={withdrawalWithStatus(status)} href={href} />
      ))}
      <TransferRow transfer={withdrawalWithStatus('cancelled')} href={href} />
    </List>
  ),
  play: async (context) => {
    const t = storyText(context);
    const rows = await context.canvas.findAllByRole('link');
    for (const [index, status] of transferStatuses.entries())
      await expect(
        await within(rows[index] as HTMLElement).findByText(t(`transfers:status.${status}`)),
      ).toBeVisible();
    // A cancelled withdrawal is not called rejected.
    await expect(rows[4]).toHaveTextContent(t('transfers:cancelled'));
    await expect(rows[4]).not.toHaveTextContent(t('transfers:status.rejected'));
  },
};

/** The long name of a channel wraps within the row. */
export const LongText: Story = {
  args: {
    transfer: transferChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
