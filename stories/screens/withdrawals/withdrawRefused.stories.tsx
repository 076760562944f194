import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardsOf, removeCard } from '../../../mocks/exchange/cards/cards';
import type { Exchange } from '../../../mocks/exchange/exchange';
import {
  addSampleCard,
  enterWrongFundPasswords,
  prepareForWithdrawal,
  rejectRealName,
} from '../../../mocks/exchange/identity/seed';
import { runOnce } from '../../../mocks/exchange/requests/runOnce';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { completeDeposit, requestWithdrawal } from '../../../mocks/exchange/transfers/seed';
import type { Member } from '../../../mocks/exchange/world';
import { fault } from '../../../mocks/faults';
import { convert } from '../../../mocks/scenarios/convert';
import { depositSubmit } from '../../../src/api/contract/deposits';
import { withdrawRules, withdrawSubmit } from '../../../src/api/contract/withdrawals';
import type { Translate } from '../../../src/i18n/text';
import { Withdraw } from '../../../src/screens/withdrawals/Withdraw';
import type { Context } from '../../support/context';
import { type Preparation, spendBalance, withExchange } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { changeBeforeCall, changeResponse, outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  fillWithdrawal,
  fundPasswordTyped,
  listPendingWithdrawals,
  standard,
  typeFundPassword,
  typeWithdrawal,
  withdrawForm,
} from './withdrawSteps';

const path = '/user/withdraw';

const meta = {
  title: 'Screens/user/withdraw',
  component: Withdraw,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member)),
} satisfies Meta<typeof Withdraw>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Three million yen of the balance in dollars. */
const spendThreeMillion = (exchange: Exchange, member: Member) =>
  convert(exchange, member, { from: 'JPY', to: 'USD', amount: '3000000' });

const twiceSpent: Preparation = async (context) => {
  await withExchange(context, spendThreeMillion);
  await withExchange(context, spendThreeMillion);
};

/** Sends all of a balance that is less by then. */
async function sendChangedBalance(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('withdrawals:form.most') }));
  await typeFundPassword(context);
  changeBeforeCall(context, withdrawSubmit, spendThreeMillion);
  await withdrawForm.send(context);
  const title = t('common:amountChanged.title', { to: '¥1,000,000.00' });
  await expect(await canvas.findByText(title)).toBeVisible();
  await expect(await listPendingWithdrawals(context)).toEqual([]);
}

/**
 * All of the balance was to be withdrawn, but it became less: nothing is withdrawn, and a note names the new
 * amount.
 */
export const BalanceChangedMeanwhile: Story = {
  tags: ['refused'],
  beforeEach: twiceSpent,
  play: sendChangedBalance,
};

/** The balance had become less, and all of its new amount was withdrawn: it is under review. */
export const ChangedBalanceAccepted: Story = {
  tags: ['sent'],
  beforeEach: twiceSpent,
  play: async (context) => {
    await sendChangedBalance(context);
    await typeFundPassword(context);
    await withdrawForm.send(context);
    await expect(await context.canvas.findByText(storyText(context)('withdrawals:done'))).toBeVisible();
    await expect(await listPendingWithdrawals(context)).toMatchObject([{ amount: '1000000' }]);
  },
};

type Said = (t: Translate) => string;

async function sendWrongPassword(context: Context): Promise<void> {
  const t = storyText(context);
  await typeWithdrawal(context, '200000');
  await typeFundPassword(context, '000000');
  await withdrawForm.send(context);
  await withdrawForm.expectRefused(context, t('errors:wrongFundPassword'));
  await waitFor(async () => expect(await fundPasswordTyped(context)).toBe(''));
  await expectInSight(await context.canvas.findByText(t('settings:tries.left', { left: 4 })));
}

/**
 * The fund password was wrong: an alert says so, with the tries that are left, and its digits are cleared.
 */
export const WrongFundPassword: Story = {
  tags: ['refused'],
  play: sendWrongPassword,
};

/** The fund password was typed again after a wrong one: the withdrawal is under review. */
export const FundPasswordCorrected: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await sendWrongPassword(context);
    await typeFundPassword(context);
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
    await withdrawForm.send(context);
    await expect(await context.canvas.findByText(t('withdrawals:done'))).toBeVisible();
  },
};

/**
 * The last try was used up on another phone: an alert refuses the withdrawal, and a note says that there were
 * too many.
 */
export const TooManyWrong: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    changeBeforeCall(context, withdrawSubmit, enterWrongFundPasswords);
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, t('errors:submittedTooFrequently'));
    await expectInSight(await context.canvas.findByText(t('settings:tries.tooMany')));
    await expect(await listPendingWithdrawals(context)).toHaveLength(0);
  },
};

/**
 * Withdrawing was forbidden before the withdrawal arrived: an alert refuses it and offers customer service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the withdrawal arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/** The server is busy and refuses the withdrawal: an alert says so, and the amount stays in the form. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the withdrawal: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** The hours ended before the withdrawal arrived: an alert says that withdrawals are closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(8 * 60), 'outsideWithdrawalTime'),
  tags: ['refused'],
};

const verificationLost = standard.refusedAfter((exchange, member) => {
  member.verification = 'unverified';
  rejectRealName(exchange, member);
}, 'realNameNotPassed');

/**
 * The verification was withdrawn before the withdrawal arrived: an alert says that the identity isn't
 * approved, above the steps before a withdrawal.
 */
export const VerificationLost: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await verificationLost.play(context);
    // The steps replace the form, and the alert stays.
    await expect(await context.canvas.findByRole('list', { name: t('gates:label') })).toBeVisible();
    await withdrawForm.expectRefused(context, t('errors:realNameNotPassed'));
  },
};

/** The bank account was removed on another device: an alert says that it doesn't exist. */
export const CardRemovedMeanwhile: Story = {
  ...standard.refusedAfter((exchange, member) => {
    const [card] = cardsOf(exchange, member);
    addSampleCard(exchange, member, 'TW');
    if (card) removeCard(exchange, member, card.id);
  }, 'cardNotFound'),
  tags: ['refused'],
};

/**
 * The credit score was lowered before the withdrawal arrived: an alert says so, and a note has the new score.
 */
export const CreditLoweredMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    changeBeforeCall(context, withdrawSubmit, (exchange, member) => setCreditScore(exchange, member, 55));
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, t('errors:creditInsufficient'));
    await expect(await context.canvas.findByText(t('withdrawals:low.title'))).toBeVisible();
  },
};

/**
 * The balance was spent on another device before the withdrawal arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** Another withdrawal was requested from another phone: an alert says that this one has to wait. */
export const WithdrawalSentMeanwhile: Story = {
  ...standard.refusedAfter(
    (exchange, member) => void requestWithdrawal(exchange, member),
    'otherFundOperation',
  ),
  tags: ['refused'],
};

/** Ten transfers came within a second: an alert refuses this one as too frequent. */
export const TooFrequent: Story = {
  ...standard.refusedAfter((exchange, member) => {
    for (let index = 0; index < 10; index += 1)
      runOnce(
        exchange,
        member,
        { path: depositSubmit.path, request: { clientRequestId: `other-${index}` } },
        { act: () => completeDeposit(exchange, member), find: () => undefined },
      );
  }, 'submittedTooFrequently'),
  tags: ['refused'],
};

/** The app has other limits than the server, until it sends. */
const refusedWithStaleData = (
  told: { minimum?: string; maximum?: string },
  amount: string,
  message: Said,
  reason: Said,
): Story => ({
  beforeEach: (context) =>
    outdateUntil(context, withdrawSubmit, withdrawRules, (rules) => ({ ...rules, ...told })),
  play: async (context) => {
    await fillWithdrawal(context, amount);
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, message(storyText(context)));
    await withdrawForm.expectBlocked(context, expect.stringContaining(reason(storyText(context))));
  },
});

/** The app knew a lower minimum: an alert refuses the withdrawal, and the field and the button name the minimum. */
export const BelowNewMinimum: Story = {
  ...refusedWithStaleData(
    { minimum: '1' },
    '999',
    (t) => t('errors:withdrawalMinimum', { context: 'n', n: '1,000' }),
    (t) => t('reasons:amountBelowMinimum.yen', { amount: '¥1,000' }),
  ),
  tags: ['refused'],
};

/** The app didn't know a lower maximum: an alert refuses the withdrawal and names the maximum. */
export const AboveNewMaximum: Story = {
  tags: ['refused'],
  parameters: {
    app: {
      path,
      scenario: 'demo',
      faults: [fault('refuse', '/withdraw/Submit', 'Maximum withdrawal 3,000,000')],
    },
  },
  beforeEach: (context) => changeResponse(context, withdrawRules, ({ maximum: _untold, ...rules }) => rules),
  play: async (context) => {
    await fillWithdrawal(context, '4000000');
    await withdrawForm.send(context);
    const message = storyText(context)('errors:withdrawalMaximum', { context: 'n', n: '3,000,000' });
    await withdrawForm.expectRefused(context, message);
  },
};

/** The server allows more than the specified maximum: the form still names 5,000,000 yen and refuses more. */
export const SpecifiedMaximumApplies: Story = {
  tags: ['blocked'],
  beforeEach: (context) =>
    changeResponse(context, withdrawRules, (rules) => ({ ...rules, maximum: '9000000' })),
  play: async (context) => {
    const t = storyText(context);
    const limits = t('transfers:between', { minimum: '¥1,000', maximum: '¥5,000,000' });
    await expect(await context.canvas.findByText(limits)).toBeVisible();
    await typeWithdrawal(context, '5000001');
    const message = t('reasons:amountAboveMaximum.once', { amount: '¥5,000,000' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};
