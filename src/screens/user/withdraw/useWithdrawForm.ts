import { useEffect } from 'react';
import { useSubmitWithdrawal } from '../../../api/queries/withdrawals';
import { subtract } from '../../../domain/decimal';
import { maxWithdrawable, withdrawReasons } from '../../../domain/withdrawReasons';
import { useMoneyForm } from '../../useMoneyForm';
import type { WithdrawFacts } from './useWithdrawFacts';
import { clearDraft, readDraft } from './withdrawDraft';

/** Digits of a fund password. */
const pinLength = 6;

/** The chosen card if it still exists. A single card needs no choice. */
function cardIn(cards: WithdrawFacts['cards'], chosen: string | undefined): string | undefined {
  const [only, ...others] = cards;
  const found = cards.find(({ id }) => id === chosen);
  return (found ?? (others.length === 0 ? only : undefined))?.id;
}

/** The withdrawal as filled in, and what would remain. */
export function useWithdrawForm({
  account,
  rules,
  cards,
  fundPasswordSet,
  fundPasswordTries,
}: WithdrawFacts) {
  const kept = readDraft();
  useEffect(clearDraft, []);
  const form = useMoneyForm({
    name: 'withdrawal',
    initial: { card: cardIn(cards, kept.card) ?? '', amount: kept.amount ?? '' },
    secrets: { fundPassword: '' },
    submission: useSubmitWithdrawal(),
    rules: (draft, facts) =>
      withdrawReasons({
        ...facts,
        ...{ rules, fundPasswordSet, cardCount: cards.length },
        ...{ verification: account.verification, available: account.availableFunds },
        ...{ creditScore: rules.creditScore, otherOperation: rules.otherOperation },
        ...{ amount: draft.amount, card: cards.find(({ id }) => id === draft.card)?.id },
        fundPasswordWaitsUntil: fundPasswordTries?.waitsUntil ?? undefined,
        fundPassword: draft.fundPassword.length === pinLength ? draft.fundPassword : '',
      }),
  });
  const amount = form.numberIn('amount');
  return {
    ...form,
    amount,
    card: cards.find(({ id }) => id === form.draft.card),
    most: maxWithdrawable(account.availableFunds, rules),
    left: amount === undefined ? undefined : subtract(account.availableFunds, amount),
    low: form.reasons.find((reason) => reason.kind === 'creditTooLow'),
  };
}
