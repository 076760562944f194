import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardsOf, removeCard } from '../../../mocks/exchange/identity/cards';
import {
  addSampleCard,
  enterWrongFundPasswords,
  prepareForWithdrawal,
  rejectRealName,
} from '../../../mocks/exchange/identity/seed';
import { runOnce } from '../../../mocks/exchange/members/runOnce';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { completeDeposit, requestDeposit } from '../../../mocks/exchange/transfers/seed';
import { fault } from '../../../mocks/faults';
import { depositSubmit } from '../../../src/api/contract/deposits';
import { withdrawRules, withdrawSubmit } from '../../../src/api/contract/withdrawals';
import type { Translate } from '../../../src/i18n/text';
import { Withdraw } from '../../../src/screens/user/Withdraw';
import { spendBalance, withExchange } from '../../support/exchange';
import { changeBeforeCall, changeResponse } from '../../support/network';
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
type Said = (t: Translate) => string;

/** A wrong fund password: an error beside the form, the digits are cleared, and the next try works. */
export const WrongFundPassword: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeWithdrawal(context, '200000');
    await typeFundPassword(context, '000000');
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, t('errors:wrongFundPassword'));
    await waitFor(async () => expect(await fundPasswordTyped(context)).toBe(''));
    await expect(await context.canvas.findByText(t('settings:tries.left', { left: 4 }))).toBeVisible();
    await typeFundPassword(context);
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
    await withdrawForm.send(context);
    await expect(await context.canvas.findByText(t('withdrawals:done'))).toBeVisible();
  },
};

/** The last try was used on another phone: the end of the block is shown. The correct password is refused too. */
export const TooManyWrong: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    changeBeforeCall(context, withdrawSubmit, enterWrongFundPasswords);
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, t('errors:submittedTooFrequently'));
    await expect(await context.canvas.findByText(t('settings:tries.tooMany'))).toBeVisible();
    await expect(await listPendingWithdrawals(context)).toHaveLength(0);
  },
};

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const RefusedByServer: Story = standard.refusedByServer;

export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(8 * 60), 'outsideWithdrawalTime');

/** The member's verification was revoked. */
export const VerificationLost: Story = standard.refusedAfter((exchange, member) => {
  member.verification = 'unverified';
  rejectRealName(exchange, member);
}, 'realNameNotPassed');

/** The account was removed on another device. */
export const CardRemovedMeanwhile: Story = standard.refusedAfter((exchange, member) => {
  const [card] = cardsOf(exchange, member);
  addSampleCard(exchange, member, 'TW');
  if (card) removeCard(exchange, member, card.id);
}, 'cardNotFound');

/** Customer service lowered the score; the new score is shown from then on. */
export const CreditLoweredMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    changeBeforeCall(context, withdrawSubmit, (exchange, member) => setCreditScore(exchange, member, 55));
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, t('errors:creditInsufficient'));
    await expect(await context.canvas.findByText(t('withdrawals:low.title'))).toBeVisible();
  },
};

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

/** A deposit was sent from another phone. */
export const DepositSentMeanwhile: Story = standard.refusedAfter(
  (exchange, member) => void requestDeposit(exchange, member),
  'otherFundOperation',
);

/** More withdrawals within a second than a member can send. */
export const TooFrequent: Story = standard.refusedAfter((exchange, member) => {
  for (let index = 0; index < 10; index += 1)
    runOnce(
      exchange,
      member,
      { path: depositSubmit.path, request: { clientRequestId: `other-${index}` } },
      { act: () => completeDeposit(exchange, member), find: () => undefined },
    );
}, 'submittedTooFrequently');

/** The app has other limits than the server. */
const refusedWithStaleData = (
  told: { minimum?: string; maximum?: string },
  amount: string,
  message: Said,
): Story => ({
  beforeEach: (context) => changeResponse(context, withdrawRules, (rules) => ({ ...rules, ...told })),
  play: async (context) => {
    await fillWithdrawal(context, amount);
    await withdrawForm.send(context);
    await withdrawForm.expectRefused(context, message(storyText(context)));
  },
});

export const BelowNewMinimum: Story = refusedWithStaleData({ minimum: '1' }, '999', (t) =>
  t('errors:withdrawalMinimum', { context: 'n', n: '1,000' }),
);

/** The server's maximum is below the specification's, and the app does not know it. */
export const AboveNewMaximum: Story = {
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

/** The server allows more than the specification: the form applies the specification. */
export const SpecifiedMaximumApplies: Story = {
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
