/** Why a fund password is easy to guess. */
export type GuessablePin = 'repeats' | 'sequence' | 'phoneDigits' | 'date';

/**
 * Why six digits are easy to guess: two different digits at most or a part that repeats (`112211`, `123123`), digits
 * that count up or down (`456789`, `210987`), six digits in a row of the member's phone number, or a date in two-digit
 * parts (`900215`, `150290`, `021590`). The exchange knows no birthday: every date counts as one.
 *
 * @param phone the member's account, ten digits without the leading 0
 * @returns the first that applies; undefined for a password that is not easy to guess
 */
export function guessablePin(pin: string, phone: string): GuessablePin | undefined {
  if (repeats(pin)) return 'repeats';
  if (counts(pin, 1) || counts(pin, 9)) return 'sequence';
  if (`0${phone}`.includes(pin)) return 'phoneDigits';
  return isDate(pin) ? 'date' : undefined;
}

const repeats = (pin: string): boolean => new Set(pin).size <= 2 || /^(\d{2,3})\1+$/.test(pin);

/** Whether each digit follows from the one before it, with 0 after 9. */
const counts = (pin: string, step: number): boolean =>
  [...pin].every((digit, index) => index === 0 || Number(digit) === (Number(pin[index - 1]) + step) % 10);

/** Year, month, day; day, month, year; or month, day, year. */
function isDate(pin: string): boolean {
  const [first = 0, second = 0, third = 0] = (pin.match(/\d{2}/g) ?? []).map(Number);
  return isDay(second, third) || isDay(second, first) || isDay(first, second);
}

/** 29 February is always valid, because two digits do not determine the century. */
function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
}
