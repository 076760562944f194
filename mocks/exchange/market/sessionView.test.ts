import * as v from 'valibot';
import { expect, it } from 'vitest';
import { session } from '../../../src/api/contract/market';
import { holidays } from '../../../src/domain/market/holidays';
import { sessionView } from './sessionView';

const at = (time: string) => Date.parse(`${time}+09:00`);

it.each([
  ['2026-11-20T10:15:00', true, '2026-11-20', 'tradingDay', '2026-11-20T11:30:00'],
  ['2026-11-20T12:00:00', false, '2026-11-20', 'tradingDay', '2026-11-20T12:30:00'],
  ['2026-11-20T23:59:59', false, '2026-11-20', 'tradingDay', '2026-11-24T09:00:00'],
  ['2026-11-21T00:00:00', false, '2026-11-21', 'weekend', '2026-11-24T09:00:00'],
  ['2026-11-22T10:15:00', false, '2026-11-22', 'weekend', '2026-11-24T09:00:00'],
  ['2026-11-23T10:15:00', false, '2026-11-23', 'holiday', '2026-11-24T09:00:00'],
  ['2027-01-02T10:15:00', false, '2027-01-02', 'weekend', '2027-01-04T09:00:00'],
] as const)('at %s: open is %s, on %s, a %s, until %s', (moment, open, date, dayKind, changesAt) => {
  const view = v.parse(session.response, sessionView(holidays, at(moment)));
  expect(view).toMatchObject({ open, date, dayKind, changesAt: at(changesAt) });
  expect(view.sessions).toEqual([
    { opens: '09:00', closes: '11:30' },
    { opens: '12:30', closes: '15:30' },
  ]);
});
