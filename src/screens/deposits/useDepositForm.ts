import type { DepositChannel, DepositRules } from '../../api/queries/deposits';
import { usePendingDeposits, useSubmitDeposit } from '../../api/queries/deposits';
import { useImageUpload } from '../../api/queries/useImageUpload';
import { depositReasons } from '../../domain/deposits/depositReasons';
import { loadedData } from '../../lib/loadable';
import { useMoneyForm } from '../useMoneyForm';

/** The payment report as filled in, and its proof. */
export function useDepositForm(channel: DepositChannel, rules: DepositRules) {
  const pending = usePendingDeposits();
  const submission = useSubmitDeposit();
  const proof = useImageUpload('depositProof');
  const form = useMoneyForm({
    name: 'deposit',
    initial: { amount: '' },
    secrets: { channelPassword: '' },
    submission,
    waitsFor: pending,
    lenient: true,
    rules: (draft, facts) =>
      depositReasons({
        ...draft,
        ...facts,
        channel,
        hours: rules.hours,
        proof: proofStates[proof.image.state],
        otherOperation: (loadedData(pending)?.items.length ?? 0) > 0,
      }),
  });
  return {
    ...form,
    amount: form.numberIn('amount'),
    /** The deposit that is under review, if any. */
    pending: loadedData(pending)?.items[0],
    proof: {
      ...proof,
      choose: (...chosen: Parameters<typeof proof.choose>) => {
        submission.edit();
        proof.choose(...chosen);
      },
    },
  };
}

const proofStates = {
  empty: 'missing',
  preparing: 'uploading',
  uploading: 'uploading',
  failed: 'missing',
  done: 'complete',
} as const;
