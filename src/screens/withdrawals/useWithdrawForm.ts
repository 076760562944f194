import type { BankCard } from '../../api/contract/cards';
import type { useSubmitWithdrawal } from '../../api/queries/withdrawals';
import { round, subtract } from '../../domain/decimal';
import { parseTyped } from '../../domain/typedNumber';
import { amountText, typedAmount } from '../../domain/wholeAmount';
import { maxWithdrawable, withdrawReasons } from '../../domain/withdrawals/withdrawReasons';
import { useMoneyForm } from '../useMoneyForm';
import type { WithdrawFacts } from './useWithdrawFacts';

/** The chosen card if it still exists. A single card needs no choice. */
function cardIn(cards: WithdrawFacts['cards'], chosen: string): BankCard | undefined {
  const [only, ...others] = cards;
  return cards.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined);
}

/** The withdrawal as filled in, and what would remain. */
export function useWithdrawForm(
  { account, rules, cards, fundPasswordSet, fundPasswordTries }: WithdrawFacts,
  submission: ReturnType<typeof useSubmitWithdrawal>,
) {
  const everything = round(account.availableFunds, 0, 'down');
  const form = useMoneyForm({
    name: 'withdrawal',
    initial: { card: '', amount: '', all: false },
    secrets: { fundPassword: '' },
    submission,
    rules: (draft, facts) =>
      withdrawReasons({
        ...facts,
        rules,
        fundPasswordSet,
        cardCount: cards.length,
        verification: account.verification,
        available: account.availableFunds,
        creditScore: rules.creditScore,
        otherOperation: rules.otherOperation,
        amount: amountText(draft, everything),
        card: cardIn(cards, draft.card)?.id,
        fundPasswordWaitsUntil: fundPasswordTries?.waitsUntil ?? undefined,
        fundPassword: draft.fundPassword,
      }),
  });
  const text = amountText(form.draft, everything);
  const amount = form.errorOf('amount') === undefined ? parseTyped(text) : undefined;
  const most = maxWithdrawable(account.availableFunds, rules);
  return {
    ...form,
    amount,
    /** The amount in the field: as typed, or all of the balance. */
    text,
    changeAmount: (typed: string) => form.change(typedAmount(typed, everything)),
    card: cardIn(cards, form.draft.card),
    most,
    /** Whether `most` is all of the balance. */
    isMostAll: most === everything,
    left: amount === undefined ? undefined : subtract(account.availableFunds, amount),
    low: form.reasons.find((reason) => reason.kind === 'creditTooLow'),
  };
}
