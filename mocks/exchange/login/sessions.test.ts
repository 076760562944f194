import { describe, expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { Unauthorized } from '../unauthorized';
import { closeSession, memberOf, openSession } from './sessions';

const token = 'an unguessable token';

describe('a session', () => {
  test('identifies its member', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    openSession(exchange, member, token);
    expect(memberOf(exchange, token, member.account)).toBe(member);
  });

  test('is not valid for another account or without an account', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    openSession(exchange, member, token);
    expect(() => memberOf(exchange, token, '9000000001')).toThrow(Unauthorized);
    expect(() => memberOf(exchange, token, null)).toThrow(Unauthorized);
    expect(() => memberOf(exchange, 'constructor', member.account)).toThrow(Unauthorized);
    expect(() => memberOf(exchange, null, null)).toThrow(Unauthorized);
  });

  test('ends on signing out', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    openSession(exchange, member, token);
    closeSession(exchange, token);
    expect(() => memberOf(exchange, token, member.account)).toThrow(Unauthorized);
  });

  test('ends after thirty days', () => {
    const { open, member } = testExchange();
    openSession(open('10:00'), member, token);
    expect(memberOf(open('09:59', '2026-12-20'), token, member.account)).toBe(member);
    expect(() => memberOf(open('10:00', '2026-12-20'), token, member.account)).toThrow(Unauthorized);
  });

  test('is dropped at the next login after its end', () => {
    const { world, open, member } = testExchange();
    openSession(open('10:00'), member, token);
    openSession(open('10:00', '2026-11-21'), member, 'second');
    openSession(open('10:00', '2026-12-20'), member, 'third');
    expect(Object.keys(world.sessions)).toEqual(['second', 'third']);
  });

  test('ends when the account is disabled', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    openSession(exchange, member, token);
    member.restrictions.push('disabled');
    expect(() => memberOf(exchange, token, member.account)).toThrow(Unauthorized);
  });
});
