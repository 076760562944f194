import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Jk } from '../../../src/screens/loans/Jk';
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

/**
 * The confirmation: the total to repay is the largest figure, with the interest and what it costs to be late.
 */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    const sheet = await form.review(context);
    await expect(await within(sheet).findByText('100,210.00')).toBeVisible();
    await expect(factOf(sheet, t('loans:borrow.interest'))).toHaveTextContent('210.00');
    await expect(sheet).toHaveTextContent(t('loans:borrow.late', { perDay: '30.00', points: '10' }));
  },
};

/** The loan was requested: the steps say that it is under review, and by when it is decided. */
export const Sent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    const thirty = t('loans:borrow.dayOption', { days: '30' });
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: thirty }));
    await form.send(context);
    await expect(await context.canvas.findByText(t('loans:borrow.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:status.awaitingAudit'))).toBeVisible();
    await expect(await context.canvas.findByRole('listitem', { current: 'step' })).toHaveTextContent(
      `${t('loans:history.audit')} ${t('common:steps.current')}2026/11/20 10:20`,
    );
    await expect(await listLoans(context)).toMatchObject([{ amount: '100000', days: 30 }]);
  },
};

/**
 * The loan was rejected while its result was shown: the screen and the card say so, and promise no payment.
 */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeBorrowed(context, '100000');
    await form.send(context);
    await canvas.findByText(t('loans:borrow.doneBody'));
    await decideAndRefetch(context, 'loan', (await listLoans(context))[0], 'reject');
    // Above, on the card, and as the last step.
    await expect(await canvas.findAllByText(t('loans:status.rejected'))).toHaveLength(3);
    await expect(canvas.queryByText(t('loans:borrow.done'))).toBeNull();
    await expect(canvas.queryByText(t('loans:borrow.doneBody'))).toBeNull();
  },
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the loan request can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The loan request was sent again after the wait that the server had asked for: it is under review. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The loan request was sent again after the server had found it too large: it is under review. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the loan request was sent once: it is under review.
 */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * loan records.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the loan request was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A loan request was sent a moment ago, in another tab or before a reload: a note asks to wait for the
 * result, and there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * A loan request sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;
