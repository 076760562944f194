import { useMemo } from 'react';
import { depositWindow, isMorePermissive, type WindowHours } from '../../domain/depositWindow';
import { type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import { account } from '../contract/account';
import type { ResponseOf } from '../contract/call';
import { depositChannels, depositRecord, depositRecords, depositSubmit } from '../contract/deposits';
import { withdrawRules } from '../contract/withdrawals';
import { logLimitMismatch } from '../logLimitMismatch';
import { serverNow } from '../serverClock';
import { useClosedDays } from './closedDays';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

type Told = ResponseOf<typeof depositChannels>;
type WithHours<Part> = Omit<Part, 'hours'> & { hours: WindowHours };

/** A way to pay in, with the hours that hold. */
export type DepositChannel = WithHours<Told['channels'][number]>;

/** The ways to pay in, and when. */
export type DepositRules = Omit<WithHours<Told>, 'channels'> & { channels: DepositChannel[] };

/** The ways to pay in, and when: within the hours of the specification. */
export function useDepositChannels(): Loadable<DepositRules> {
  const told = useCall(depositChannels, {}, { everyMs: 30_000 });
  const holidays = useClosedDays();
  const answer = loadedData(told);
  const rules = useMemo(() => answer && withHours(answer, holidays), [answer, holidays]);
  return mapLoadable(told, (data) => rules ?? withHours(data, holidays));
}

function withHours(told: Told, holidays: ReadonlySet<string>): DepositRules {
  const now = serverNow();
  const held = (hours: Told['hours']) => {
    const holds = depositWindow(hours, now, holidays);
    if (hours && isMorePermissive(hours, holds, now))
      logLimitMismatch('depositHours', spanOf(hours), spanOf(holds));
    return holds;
  };
  return {
    ...told,
    hours: held(told.hours),
    channels: told.channels.map((channel) => ({ ...channel, hours: held(channel.hours) })),
  };
}

const spanOf = ({ opens, closes, open }: WindowHours) => `${opens}–${closes}${open ? ', open now,' : ''}`;

/** The member's deposits, the latest first. */
export const useDeposits = () => usePages(depositRecords, { status: null }, ({ id }) => id);

/** Deposits that are pending review: at most one is. */
export const usePendingDeposits = () =>
  useCall(depositRecords, { page: 1, status: 'pendingReview' }, { everyMs: 10_000 });

/** One deposit, followed while it is looked at. */
export const useDeposit = (id: string) => useCall(depositRecord, { id }, { everyMs: 5_000 });

/** Reports a payment with its proof. */
export const useSubmitDeposit = () =>
  useSubmit(depositSubmit, [account, depositRecords, depositRecord, withdrawRules]);
