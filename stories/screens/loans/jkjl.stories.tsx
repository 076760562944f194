import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { borrow } from '../../../mocks/exchange/loans/borrow';
import { repayPart, takeLoan } from '../../../mocks/exchange/loans/seed';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { Jkjl } from '../../../src/screens/loans/Jkjl';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';

const path = '/user/jkjl';

const meta = {
  title: 'Screens/user/jkjl',
  component: Jkjl,
  parameters: { app: { path, scenario: 'debtor' } },
} satisfies Meta<typeof Jkjl>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('loans:list.title') });

/** The links to the loans of the list. A loan that can be repaid has another link. */
async function loansOf(context: Context): Promise<HTMLElement[]> {
  const links = await within(await listOf(context)).findAllByRole('link');
  return links.filter((link) => link.getAttribute('href')?.includes('?id='));
}

/** Opens the loan at this position of the list. */
async function openLoan(context: Context, place: number): Promise<void> {
  const link = (await loansOf(context))[place];
  if (!link) throw new Error(`there is no loan ${place}`);
  await context.userEvent.click(link);
}

const history = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('loans:history.title') });

/** Three loans: in repayment, with its amount on the button that leads to the form; repaid late; and rejected with the reason. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    await expect(await loansOf(context)).toHaveLength(3);
    const [passed, repaid] = await within(list).findAllByRole('listitem');
    await expect(passed).toHaveTextContent(t('loans:status.passed'));
    await expect(repaid).toHaveTextContent(t('loans:status.repaid'));
    const repay = await within(list).findByRole('link', {
      name: t('loans:repay.withAmount', { amount: '¥180,594.62' }),
    });
    await expect(repay).toHaveAttribute('href', '#/user/jk');
    await expect(await within(list).findByText(t('loans:rejection.audit'))).toBeVisible();
  },
};

/**
 * A loan in repayment: request, approval, each repayment with its parts, and the due date, with a link to
 * repay.
 */
export const LoanBeingRepaid: Story = {
  play: async (context) => {
    const t = storyText(context);
    await openLoan(context, 0);
    const events = await within(await history(context)).findAllByRole('listitem');
    await expect(events).toHaveLength(5);
    await expect(events[1]).toHaveTextContent(t('loans:history.passed'));
    await expect(events[4]).toHaveTextContent(t('loans:history.due'));
    await expect(await context.canvas.findByRole('link', { name: t('loans:repay.title') })).toHaveAttribute(
      'href',
      '#/user/jk',
    );
  },
};

/**
 * A repayment has been confirmed while the loan was on the screen: the history says when, and the debt is the
 * same.
 */
export const RepaymentConfirmed: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    takeLoan(exchange, member, { amount: '100000', days: 7 });
    repayPart(exchange, member, 50);
  }),
  play: async (context) => {
    const t = storyText(context);
    const owesHalf = () =>
      expect(factOf(context.canvasElement, t('loans:outstanding'))).toHaveTextContent('50,015.00');
    await openLoan(context, 0);
    const due = t('loans:history.unconfirmed', { time: '2026/11/20 10:18' });
    await expect(await context.canvas.findByText(due)).toBeVisible();
    await owesHalf();
    await passTime(context, 3);
    const confirmed = t('loans:history.confirmed', { time: '2026/11/20 10:18' });
    await expect(await context.canvas.findByText(confirmed)).toBeVisible();
    await expect(context.canvas.queryByText(due)).toBeNull();
    await owesHalf();
  },
};

/** A loan that is repaid: its history ends with that, and there is no link to repay. */
export const LoanRepaid: Story = {
  play: async (context) => {
    const t = storyText(context);
    await openLoan(context, 1);
    await expect(await history(context)).toHaveTextContent(t('loans:history.allRepaid'));
    await expect(context.canvas.queryByRole('link', { name: t('loans:repay.title') })).toBeNull();
  },
};

/** A loan that was rejected: its history gives the reason. */
export const Rejected: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await openLoan(context, 2);
    await expect(await history(context)).toHaveTextContent(t('loans:history.rejected'));
    await expect(await history(context)).toHaveTextContent(t('loans:rejection.audit'));
  },
};

/** A message about a rejected loan was sent to customer service: the sheet shows it, with the order number. */
export const ServiceAboutTheLoan: Story = {
  tags: ['sent'],
  play: async (context) => {
    await openLoan(context, 2);
    await history(context);
    const [number] = (await context.canvas.findByText(/^\d{14} · /)).textContent?.split(' · ') ?? [];
    await expectServiceMessage(context, number);
  },
};

/** A requested loan: its history ends with the time by which it is decided. */
export const AwaitingAudit: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange(
    (exchange, member) => void borrow(exchange, member, { amount: '100000', days: 14 }),
  ),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:status.awaitingAudit'))).toBeVisible();
    await openLoan(context, 0);
    await expect(await history(context)).toHaveTextContent(
      `${t('loans:history.audit')} ${t('common:steps.current')}2026/11/20 10:20`,
    );
  },
};

/** The credit score fell before the decision: the rejected loan gives that as the reason. */
export const RejectedForScore: Story = {
  tags: ['refused'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    borrow(exchange, member, { amount: '200000', days: 14 });
    setCreditScore(exchange, member, 60);
  }, minutesLater(6)),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('loans:rejection.creditScore')),
    ).toBeVisible();
  },
};

/** The account was frozen before the decision: the rejected loan gives the restriction as the reason. */
export const RejectedForRestriction: Story = {
  tags: ['refused'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    borrow(exchange, member, { amount: '200000', days: 14 });
    member.restrictions.push('frozen');
  }, minutesLater(6)),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('loans:rejection.accountRestricted')),
    ).toBeVisible();
  },
};

/** A loan that wasn't repaid in time: its history with the due date that has passed. */
export const OverdueLoan: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange(
    (exchange, member) => void takeLoan(exchange, member, { amount: '100000', days: 7 }),
    minutesLater(11 * 24 * 60),
  ),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:overdueNote'))).toBeVisible();
    await openLoan(context, 0);
    await expect(await history(context)).toHaveTextContent(t('loans:history.due'));
  },
};

/** The loans of a member with years of activity. */
export const NearlyTwoYearsOfLoans: Story = {
  parameters: { app: { path, scenario: 'whale' } },
  play: async (context) => {
    const list = await listOf(context);
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(3));
  },
};

/** The member has had no loan yet: the screen says so, with a link to borrow. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:list.empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('loans:list.toBorrow') })).toBeVisible();
  },
};

/** The address names a loan of another member, or none: the screen says so, with a link to the list. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=N999`, scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:list.gone'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('loans:list.title') })).toHaveAttribute(
      'href',
      '#/user/jkjl',
    );
  },
};

/** The loans are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the loans: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/loan/Records'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
