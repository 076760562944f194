import { expect, it } from 'vitest';
import { type SignInDay, signInDay } from './signInDay';

const facts = {
  signedIn: new Set(['2026-11-18', '2026-11-20']),
  today: '2026-11-20',
  registered: '2026-11-16',
};

it.each<[string, string, SignInDay]>([
  ['a day with a sign-in', '2026-11-18', 'done'],
  ['today after the sign-in', '2026-11-20', 'done'],
  ['a day without one', '2026-11-19', 'missed'],
  ['the day of the registration without one', '2026-11-16', 'missed'],
  ['the day before the registration', '2026-11-15', 'open'],
  ['a day to come', '2026-11-21', 'open'],
])('%s', (_, day, state) => {
  expect(signInDay(day, facts)).toBe(state);
});

it('today is open until the sign-in', () => {
  expect(signInDay('2026-11-20', { ...facts, signedIn: new Set() })).toBe('open');
});

it('no day is missed while the registration is not known', () => {
  expect(signInDay('2026-11-19', { ...facts, registered: undefined })).toBe('open');
});
