import { useState } from 'react';
import { useCancelWithdrawal } from '../../../api/queries/withdrawals';

/** The cancellation of a withdrawal: its confirmation and its call. */
export function useCancelling(id: string) {
  const { state, refusal, submit } = useCancelWithdrawal();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await submit({ id });
    setAsking(false);
  };
  return { state, refusal, asking, setAsking, confirm };
}
