import { useState } from 'react';
import { useAccount } from '../../../api/queries/account';
import type { DepositChannel, DepositRules } from '../../../api/queries/deposits';
import { useImageUpload } from '../../../api/queries/useImageUpload';
import { useWithdrawRules } from '../../../api/queries/withdrawals';
import { useServerNow } from '../../../api/useServerNow';
import { depositReasons } from '../../../domain/depositReasons';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { typedBefore } from '../../../session/typed';
import { useKeptTyped } from '../../../session/useTyped';
import { blockedText, fieldErrorText } from '../../../widgets/reasonText';

/** The report of a payment as it is filled in: what was typed, its proof, and what keeps it from being sent. */
export function useDepositForm(channel: DepositChannel, rules: DepositRules) {
  const t = useText('deposit');
  const now = useServerNow();
  const [draft, setDraft] = useState(() => ({ amount: typedBefore('deposit', ''), channelPassword: '' }));
  useKeptTyped('deposit', draft.amount);
  const account = useAccount();
  const standing = useWithdrawRules();
  const proof = useImageUpload('depositProof');
  const { state } = proof.image;
  const reasons = depositReasons({
    ...{ now, channel, hours: rules.hours },
    ...draft,
    restrictions: loadedData(account)?.restrictions ?? [],
    otherOperation: loadedData(standing)?.otherOperation ?? false,
    proof:
      state === 'done'
        ? 'complete'
        : state === 'preparing' || state === 'uploading'
          ? 'uploading'
          : 'missing',
  });
  const amountError = fieldErrorText(t, reasons, 'amount');
  // Neither is needed to send it; what they tell comes with the server's answer as well.
  const known = account.state !== 'loading' && standing.state !== 'loading';
  return {
    ...{ now, draft, proof },
    amount: amountError ? undefined : parseTyped(draft.amount),
    amountError,
    blocked: known ? blockedText(t, reasons) : t('common:loading'),
    change: (next: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...next })),
  };
}
