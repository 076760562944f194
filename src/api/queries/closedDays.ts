import { useMemo } from 'react';
import { closedDays as daysFrom } from '../../domain/market/closedDays';
import { loadedData } from '../../lib/loadable';
import { closedDays } from '../contract/common';
import { useCall } from './useCall';

const hour = 3_600_000;

/** Weekdays on which the exchange is closed, `YYYY-MM-DD`: the built-in ones until the server's list has arrived. */
export function useClosedDays(): ReadonlySet<string> {
  const received = loadedData(useCall(closedDays, {}, { fresh: hour }));
  return useMemo(() => daysFrom(received), [received]);
}
