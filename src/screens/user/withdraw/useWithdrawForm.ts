import { useEffect, useState } from 'react';
import { useServerNow } from '../../../api/useServerNow';
import { subtract } from '../../../domain/decimal';
import { parseTyped } from '../../../domain/typedNumber';
import { mostToWithdraw, withdrawReasons } from '../../../domain/withdrawReasons';
import { useText } from '../../../i18n/useText';
import { typedBefore } from '../../../session/typed';
import { useKeptTyped } from '../../../session/useTyped';
import { blockedText, fieldErrorText } from '../../../widgets/reasonText';
import { carriedDraft, forgetDraft } from './carriedDraft';
import type { Standing } from './useStanding';

/** Digits of a fund password. */
const pinLength = 6;

/** The card that was chosen, as long as there is such a one; the only card needs no choice. */
function cardIn(cards: Standing['cards'], chosen: string | undefined): string | undefined {
  const [only, ...others] = cards;
  const found = cards.find(({ id }) => id === chosen);
  return (found ?? (others.length === 0 ? only : undefined))?.id;
}

/** The withdrawal as it is filled in, what would be left, and what keeps it from being sent. */
export function useWithdrawForm({ account, rules, cards, fundPasswordSet, fundPasswordTries }: Standing) {
  const t = useText('withdraw');
  const now = useServerNow();
  const [draft, setDraft] = useState(() => {
    const { card = '', amount = '' } = carriedDraft();
    return {
      card: cardIn(cards, typedBefore('payoutCard', card)),
      amount: typedBefore('withdrawal', amount),
      fundPassword: '',
    };
  });
  useEffect(forgetDraft, []);
  useKeptTyped('payoutCard', draft.card ?? '');
  useKeptTyped('withdrawal', draft.amount);
  const card = cards.find(({ id }) => id === draft.card);
  const reasons = withdrawReasons({
    ...{ now, rules, fundPasswordSet, cardCount: cards.length, available: account.availableFunds },
    ...{ verification: account.verification, restrictions: account.restrictions },
    ...{ creditScore: rules.creditScore, otherOperation: rules.otherOperation },
    ...{ card: card?.id, amount: draft.amount },
    fundPasswordWaitsUntil: fundPasswordTries?.waitsUntil ?? undefined,
    fundPassword: draft.fundPassword.length === pinLength ? draft.fundPassword : '',
  });
  const amountError = fieldErrorText(t, reasons, 'amount');
  const amount = amountError ? undefined : parseTyped(draft.amount);
  return {
    ...{ now, draft, card, amount },
    most: mostToWithdraw(account.availableFunds, rules),
    left: amount === undefined ? undefined : subtract(account.availableFunds, amount),
    amountError,
    blocked: blockedText(t, reasons),
    low: reasons.find((reason) => reason.kind === 'creditTooLow'),
    change: (next: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...next })),
  };
}
