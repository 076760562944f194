import { describe, expect, it } from 'vitest';
import { guessablePin } from './guessablePin';

const phone = '9012345678';
const reasonOf = (pin: string) => guessablePin(pin, phone);

describe('a fund password is easy to guess', () => {
  it.each(['000000', '111111', '112211', '121212', '123123', '909090'])(
    'with digits that repeat: %s',
    (pin) => {
      expect(reasonOf(pin)).toBe('repeats');
    },
  );

  it.each(['123456', '456789', '789012', '654321', '210987'])('with digits in order: %s', (pin) => {
    expect(guessablePin(pin, '8033917264')).toBe('sequence');
  });

  it.each(['339172', '803391', '080339', '917264'])('from the phone number: %s', (pin) => {
    expect(guessablePin(pin, '8033917264')).toBe('phoneDigits');
  });

  it.each(['900215', '150290', '021590', '000229', '311285'])('as a date: %s', (pin) => {
    expect(reasonOf(pin)).toBe('date');
  });

  it('as any date of a century, in three orders of day, month and year', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2100, 0, 1); at += 24 * 3_600_000) {
      const day = new Date(at);
      const [y, m, d] = [day.getUTCFullYear() % 100, day.getUTCMonth() + 1, day.getUTCDate()].map(two);
      for (const pin of [`${y}${m}${d}`, `${d}${m}${y}`, `${m}${d}${y}`])
        if (reasonOf(pin) === undefined) expect.fail(`${pin} was accepted`);
    }
  });
});

it.each(['246810', '135790', '135791', '928374', '003100', '319477'])('accepts %s', (pin) => {
  expect(reasonOf(pin)).toBeUndefined();
});

it('accepts most fund passwords', () => {
  const accepted = Array.from({ length: 1_000_000 }, (_, pin) => String(pin).padStart(6, '0')).filter(
    (pin) => reasonOf(pin) === undefined,
  );
  expect(accepted.length).toBeGreaterThan(880_000);
});
