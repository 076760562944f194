import { useState } from 'react';
import { useCancelWithdrawal } from '../../../api/queries/withdrawals';

/** The question whether a withdrawal is to be taken back, and the call that does it. */
export function useCancelling(id: string) {
  const { state, refusal, submit } = useCancelWithdrawal();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await submit({ id });
    setAsking(false);
  };
  return { state, refusal, asking, setAsking, confirm };
}
