import { useState } from 'react';
import { useCancelWithdrawal } from '../../api/queries/withdrawals';

/** The cancellation of a withdrawal: its confirmation and its call. */
export function useWithdrawalCancel(id: string) {
  const { state, problem, retryAt, sent, check, submit } = useCancelWithdrawal(id);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await submit({ id });
    setAsking(false);
  };
  return { state, problem, retryAt, sent, check, asking, setAsking, confirm };
}
