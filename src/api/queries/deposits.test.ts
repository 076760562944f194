import { expect, it, vi } from 'vitest';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { closedDays } from '../contract/common';
import { depositChannels } from '../contract/deposits';
import { useDepositChannels } from './deposits';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);

/** The hours that a screen receives, at ten o'clock on a Friday. */
function hoursFrom(hours: object | null, closed: string[] = []) {
  vi.setSystemTime(at('10:00'));
  const queries = createQueryClient();
  const received = { hours, reviewMinutes: 3, bookingMinutes: 1, channels: [{ hours }] };
  queries.setQueryData(queryKey(depositChannels, {}), received);
  const days = { from: '2026-11-20', until: '2027-11-19', holidays: closed };
  queries.setQueryData(queryKey(closedDays, {}), days);
  const rules = hookResult(queries, useDepositChannels);
  if (rules.state !== 'ready') throw new Error('not ready');
  return [rules.data.hours, rules.data.channels[0]?.hours];
}

const specified = { opens: '09:30', closes: '19:30', open: true, changesAt: at('19:30') };

it('has the hours of the specification when the server sends none', () => {
  expect(hoursFrom(null)).toEqual([specified, specified]);
});

it('has the server’s hours when they are stricter', () => {
  const stricter = { opens: '10:00', closes: '12:00', open: true, changesAt: at('12:00') };
  expect(hoursFrom(stricter)).toEqual([stricter, stricter]);
});

it('logs more permissive hours of the server, and applies the specification’s', () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const laxer = { opens: '08:00', closes: '23:00', open: true, changesAt: at('23:00') };
  expect(hoursFrom(laxer)).toEqual([specified, specified]);
  expect(noted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('08:00–23:00'));
});

it('is closed on the days that the server lists', () => {
  const [hours] = hoursFrom(specified, ['2026-11-20']);
  expect(hours).toMatchObject({ open: false, changesAt: Date.parse('2026-11-23T09:30:00+09:00') });
});
