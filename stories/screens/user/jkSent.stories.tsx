import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Jk } from '../../../src/screens/user/Jk';
import { decideAndRefetch } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { borrowForm as form, listLoans, borrowStories as standard, typeBorrowed } from './loanSteps';

const path = '/user/jk';

const meta = {
  title: 'Screens/user/jk',
  component: Jk,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Jk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The confirmation: the total repayment is the largest figure. */
export const Confirm: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    const sheet = await form.review(context);
    await expect(await within(sheet).findByText('100,210.00')).toBeVisible();
    await expect(factOf(sheet, t('loans:borrow.interest'))).toHaveTextContent('210.00');
    await expect(sheet).toHaveTextContent(t('loans:borrow.late', { perDay: '30.00', points: '10' }));
  },
};

/** The loan awaits its audit, and the screen says when that is due. */
export const Sent: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    const thirty = t('loans:borrow.dayOption', { days: '30' });
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: thirty }));
    await form.send(context);
    await expect(await context.canvas.findByText(t('loans:borrow.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:status.awaitingAudit'))).toBeVisible();
    await expect(await context.canvas.findByText('2026/11/20 10:20')).toBeVisible();
    await expect(await listLoans(context)).toMatchObject([{ amount: '100000', days: 30 }]);
  },
};

/** The loan is rejected while its result is shown: no payment is promised any more. */
export const RejectedWhileOpen: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    await form.send(context);
    await canvas.findByText(t('loans:borrow.doneBody'));
    await decideAndRefetch(context, 'loan', (await listLoans(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('loans:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('loans:borrow.done'))).toBeNull();
    await expect(canvas.queryByText(t('loans:borrow.doneBody'))).toBeNull();
  },
};

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;
