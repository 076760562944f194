import { useMemo } from 'react';
import { depositWindow, isMorePermissive, type WindowHours } from '../../domain/deposits/depositWindow';
import { type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import { account } from '../contract/account';
import type { ResponseOf } from '../contract/call';
import { depositChannels, depositRecord, depositRecords, depositSubmit } from '../contract/deposits';
import { logLimitMismatch } from '../logLimitMismatch';
import { serverNow } from '../serverClock';
import { useClosedDays } from './market';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

type Received = ResponseOf<typeof depositChannels>;
type WithHours<Part> = Omit<Part, 'hours'> & { hours: WindowHours };

/** A deposit channel, with the hours that apply. */
export type DepositChannel = WithHours<Received['channels'][number]>;

/** The deposit channels, and their hours. */
export type DepositRules = Omit<WithHours<Received>, 'channels'> & { channels: DepositChannel[] };

/** The deposit channels and their hours, limited to the hours of the specification. */
export function useDepositChannels(): Loadable<DepositRules> {
  const received = useCall(depositChannels, {}, { everyMs: 30_000 });
  const holidays = useClosedDays();
  const answer = loadedData(received);
  const rules = useMemo(() => answer && withHours(answer, holidays), [answer, holidays]);
  return mapLoadable(received, (data) => rules ?? withHours(data, holidays));
}

function withHours(received: Received, holidays: ReadonlySet<string>): DepositRules {
  const now = serverNow();
  const applied = (hours: Received['hours']) => {
    const limits = depositWindow(hours, now, holidays);
    if (hours && isMorePermissive(hours, limits, now))
      logLimitMismatch('depositHours', spanOf(hours), spanOf(limits));
    return limits;
  };
  return {
    ...received,
    hours: applied(received.hours),
    channels: received.channels.map((channel) => ({ ...channel, hours: applied(channel.hours) })),
  };
}

const spanOf = ({ opens, closes, open }: WindowHours) => `${opens}–${closes}${open ? ', open now,' : ''}`;

/** The member's deposits, the latest first. */
export const useDeposits = () => usePages(depositRecords, { status: null }, ({ id }) => id);

/** Deposits that are pending review: at most one is. */
export const usePendingDeposits = () =>
  useCall(depositRecords, { page: 1, status: 'pendingReview' }, { everyMs: 10_000 });

/** One deposit, polled while it is shown. */
export const useDeposit = (id: string) => useCall(depositRecord, { id }, { everyMs: 5_000 });

/** Reports a payment with its proof. */
export const useSubmitDeposit = () =>
  useSubmit(depositSubmit, [account, depositChannels, depositRecords, depositRecord]);
