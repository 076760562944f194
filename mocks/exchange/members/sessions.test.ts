import { describe, expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { Unauthorized } from '../unauthorized';
import { closeSession, memberOf, openSession } from './sessions';

describe('a session', () => {
  test('identifies its member', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    expect(memberOf(exchange, openSession(exchange, member), member.account)).toBe(member);
  });

  test('is not valid for another account or without an account', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    const token = openSession(exchange, member);
    expect(() => memberOf(exchange, token, '9000000001')).toThrow(Unauthorized);
    expect(() => memberOf(exchange, token, null)).toThrow(Unauthorized);
    expect(() => memberOf(exchange, 'constructor', member.account)).toThrow(Unauthorized);
    expect(() => memberOf(exchange, null, null)).toThrow(Unauthorized);
  });

  test('ends on signing out', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    const token = openSession(exchange, member);
    closeSession(exchange, token);
    expect(() => memberOf(exchange, token, member.account)).toThrow(Unauthorized);
  });

  test('ends after thirty days', () => {
    const { open, member } = testExchange();
    const token = openSession(open('10:00'), member);
    expect(memberOf(open('09:59', '2026-12-20'), token, member.account)).toBe(member);
    expect(() => memberOf(open('10:00', '2026-12-20'), token, member.account)).toThrow(Unauthorized);
  });

  test('ends when the account is disabled', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    const token = openSession(exchange, member);
    member.restrictions.push('disabled');
    expect(() => memberOf(exchange, token, member.account)).toThrow(Unauthorized);
  });
});
