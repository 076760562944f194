import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../market/holidays';
import { timeWindowAt } from '../timeWindow';
import { depositWindow } from './depositWindow';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+09:00`);
const friday = '2026-11-20';
/** The following Monday, a holiday. */
const monday = '2026-11-23';
const tuesday = '2026-11-24';

const serverWindow = (opens: string, closes: string, now: number) => {
  const hours = { opens, closes };
  return { ...hours, ...timeWindowAt(hours, now, holidays) };
};

describe('the hours of deposits', () => {
  it.each([
    ['the specified ones, sent by the server', '09:30', '19:30', '10:00', ['09:30', '19:30', true, '19:30']],
    ['a server with narrower hours', '10:00', '15:00', '10:00', ['10:00', '15:00', true, '15:00']],
    ['a server that closes later', '09:30', '22:00', '10:00', ['09:30', '19:30', true, '19:30']],
    ['a server that opens earlier', '07:00', '19:30', '08:00', ['09:30', '19:30', false, '09:30']],
    [
      'a server with narrower hours that is closed',
      '10:00',
      '15:00',
      '09:45',
      ['10:00', '15:00', false, '10:00'],
    ],
  ] as const)('%s', (_, opens, closes, time, [from, until, open, change]) => {
    const now = at(friday, time);
    expect(depositWindow(serverWindow(opens, closes, now), now, holidays)).toEqual({
      opens: from,
      closes: until,
      open,
      changesAt: at(friday, change),
    });
  });

  it('are the specified ones if the server sends none', () => {
    const now = at(friday, '09:29');
    const window = { opens: '09:30', closes: '19:30', open: false, changesAt: at(friday, '09:30') };
    expect(depositWindow(undefined, now, holidays)).toEqual(window);
    expect(depositWindow(null, now, holidays)).toEqual(window);
  });

  it('are the specified ones if the server’s do not overlap them', () => {
    const now = at(friday, '21:00');
    const window = depositWindow(serverWindow('20:00', '23:00', now), now, holidays);
    expect(window).toEqual({ opens: '09:30', closes: '19:30', open: false, changesAt: at(tuesday, '09:30') });
  });

  it.each([
    ['after the specified hours', friday, '20:00'],
    ['on a weekend', '2026-11-21', '12:00'],
    ['on a holiday', monday, '12:00'],
  ])('are closed %s, even if the server reports that they are open', (_, day, time) => {
    const now = at(day, time);
    const always = { opens: '00:00', closes: '23:59', open: true, changesAt: now + 60_000 };
    expect(depositWindow(always, now, holidays)).toEqual({
      opens: '09:30',
      closes: '19:30',
      open: false,
      changesAt: at(tuesday, '09:30'),
    });
  });

  it('are never open outside the specified ones, and change after now', () => {
    const time = fc.integer({ min: 0, max: 1_439 }).map((minutes) => {
      const two = (figure: number) => String(figure).padStart(2, '0');
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    });
    const now = fc.integer({ min: at('2026-11-01', '00:00'), max: at('2026-12-01', '00:00') });
    const later = fc.integer({ min: 1, max: 10 * 86_400_000 });
    fc.assert(
      fc.property(time, time, fc.boolean(), now, later, (opens, closes, open, moment, ms) => {
        const window = depositWindow({ opens, closes, open, changesAt: moment + ms }, moment, holidays);
        const specified = timeWindowAt({ opens: '09:30', closes: '19:30' }, moment, holidays);
        expect(window.open).toBe(open && specified.open);
        expect(window.changesAt).toBeGreaterThan(moment);
        expect(window.opens < window.closes).toBe(true);
      }),
    );
  });
});
