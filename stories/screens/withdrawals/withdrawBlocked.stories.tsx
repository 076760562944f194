import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  addSampleCard,
  prepareForWithdrawal,
  setSampleFundPassword,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import { requestDeposit, requestWithdrawal } from '../../../mocks/exchange/transfers/seed';
import type { WithdrawStep } from '../../../src/domain/withdrawals/withdrawSteps';
import { Withdraw } from '../../../src/screens/withdrawals/Withdraw';
import { type ExchangeAction, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { fillWithdrawal, typeFundPassword, typeWithdrawal, withdrawForm } from './withdrawSteps';

const path = '/user/withdraw';
const returnPath = encodeURIComponent(path);

const meta = {
  title: 'Screens/user/withdraw',
  component: Withdraw,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Withdraw>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepHrefs: Record<WithdrawStep, string> = {
  verify: `#/user/userInfo?to=${returnPath}`,
  addCard: `#/user/bandCard?to=${returnPath}`,
  setFundPassword: `#/user/setPassword?to=${returnPath}`,
};

/** The checklist replaces the form. Every step returns here; the next one is the screen's main action. */
const checklistStory = (
  next: WithdrawStep | undefined,
  ...actions: ExchangeAction[]
): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: async (context) => {
    for (const action of actions) await withExchange(context, action);
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const list = within(await canvas.findByRole('list', { name: t('gates:label') }));
    const [verify, password, card] = await list.findAllByRole('link');
    await expect(verify).toHaveAttribute('href', stepHrefs.verify);
    await expect(card).toHaveAttribute('href', stepHrefs.addCard);
    await expect(password).toHaveAttribute('href', stepHrefs.setFundPassword);
    await expect(await canvas.findByText(t('withdrawals:gatesNote'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const links = await canvas.findAllByRole('link');
    if (next) await expect(links.at(-1)).toHaveAttribute('href', stepHrefs[next]);
    await expectFits(canvasElement);
  },
});

/**
 * A new member has three steps before a withdrawal: the list of them replaces the form, and the identity
 * check is next.
 */
export const Newcomer: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'newcomer' } },
  ...checklistStory('verify'),
};

/** The identity check is under review: in the list of steps, setting the fund password is next. */
export const UnderReview: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'underReview' } },
  ...checklistStory('setFundPassword'),
};

/** A step is missing and the account is frozen: no step is suggested, and customer service can be reached. */
export const GatedAndFrozen: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('list', { name: t('gates:label') })).toBeVisible();
    await expect(await context.canvas.findByText(t('home:restricted.frozen'))).toBeVisible();
    const withdraw = await context.canvas.findByRole('button', { name: t('gates:steps.withdraw') });
    await expect(withdraw).toHaveAttribute('aria-disabled', 'true');
    await expect(withdraw).toHaveAccessibleDescription(t('reasons:accountFrozen'));
    await expect(context.canvas.queryByText(t('gates:states.next'))).toBeNull();
    await expectServiceOpens(context);
  },
};

/** The last step before a withdrawal is to add a bank account: the list of steps leads there. */
export const CardMissing: Story = {
  ...checklistStory('addCard', verifyImmediately, setSampleFundPassword),
  tags: ['blocked'],
};

/** The last step before a withdrawal is to set the fund password: the list of steps leads there. */
export const FundPasswordMissing: Story = {
  ...checklistStory('setFundPassword', verifyImmediately, (exchange, member) => {
    addSampleCard(exchange, member);
  }),
  tags: ['blocked'],
};

/**
 * Only the identity check is missing, which is under review: the list of steps says that there is nothing to
 * do.
 */
export const NothingToDo: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'underReview' } },
  beforeEach: (context) => withExchange(context, setSampleFundPassword),
  play: async (context) => {
    const t = storyText(context);
    const list = within(await context.canvas.findByRole('list', { name: t('gates:label') }));
    await expect(await list.findByText(t('gates:waitingNote'))).toBeVisible();
    // The links of the list, and the records.
    await expect(await context.canvas.findAllByRole('link')).toHaveLength(5);
  },
};

/**
 * The credit score is too low to withdraw: the score, what is needed, and that the daily sign-in raises it.
 */
export const CreditScoreTooLow: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowCredit' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('withdrawals:low.title'))).toBeVisible();
    await expect(factOf(canvasElement, t('withdrawals:low.score'))).toHaveTextContent('55');
    await expect(factOf(canvasElement, t('withdrawals:low.needed'))).toHaveTextContent('60');
    await expect(await canvas.findByText(t('withdrawals:low.raise'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('withdrawals:low.way') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/user\/pj/),
    );
    await withdrawForm.expectBlocked(
      context,
      t('reasons:creditTooLow.withdrawal', { score: 55, minimum: 60 }),
    );
    await expectFits(canvasElement);
  },
};

/** In the evening the button says when withdrawals open again. */
export const OutsideHours: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'marketClosed' } },
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member)),
  play: async (context) => {
    await typeWithdrawal(context, '1000');
    await typeFundPassword(context);
    await withdrawForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.withdrawal', { time: '11/24 09:00' }),
    );
  },
};

/** The hours ended while the form was open: the button says when withdrawals open again. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member)),
  play: async (context) => {
    await fillWithdrawal(context);
    await withdrawForm.expectReady(context);
    await passTime(context, 8 * 60);
    await withdrawForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.withdrawal', { time: '11/24 09:00' }),
    );
  },
};

/** Another withdrawal is under review: note and button say that only one is at a time, and a link follows it. */
export const AnotherUnderReview: Story = {
  tags: ['blocked'],
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void requestWithdrawal(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    // Said before anything is filled in.
    await expect(await context.canvas.findByText(t('transfers:pendingNote.withdrawal'))).toBeVisible();
    await withdrawForm.expectBlocked(context, t('reasons:otherWithdrawal'));
    const link = await context.canvas.findByRole('link', { name: t('transfers:follow') });
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/withdraw\?id=W/)));
  },
};

/** A deposit is under review, for which a withdrawal does not wait: the filled form can be reviewed. */
export const DepositUnderReview: Story = {
  tags: ['filled'],
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      prepareForWithdrawal(exchange, member);
      requestDeposit(exchange, member);
    }),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('transfers:oneAtATime.withdrawal'))).toBeVisible();
    await fillWithdrawal(context);
    await withdrawForm.expectReady(context);
    await expect(context.canvas.queryByRole('link', { name: t('transfers:follow') })).toBeNull();
  },
};

/** The member has hidden the balances: the form can be filled in, without the available funds and what is left of them. */
export const BalancesHidden: Story = {
  tags: ['filled'],
  beforeEach: async (context) => {
    window.localStorage.setItem('hideBalance', '1');
    await withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member));
  },
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    await withdrawForm.expectReady(context);
    await expect(factOf(context.canvasElement, t('withdrawals:form.left'))).toHaveTextContent(
      t('common:hidden'),
    );
    await expect(await context.canvas.findAllByText(t('common:hidden'))).toHaveLength(2);
  },
};
