import { cleanNumber } from './typedText';

/** A number as typed, or why it is none. */
export type NumberReading =
  /** Digits, and a minus and a point if it has them. */
  | { value: string }
  | { problem: 'empty' | 'notNumber' }
  /** A comma that separates no thousands: it may be a decimal comma. */
  | { problem: 'comma' }
  /** A sign that multiplies the number, such as 万 or `k`. */
  | { problem: 'multiplier'; sign: string };

/** Currency signs of amounts and prices, longest first. */
const currencySigns = ['日圓', '日元', '¥', '$', '€', '円', '元', '圓'];

const lotWords = ['lots', 'lot', '単元', '張'];

/** Digits alone or in groups of three. A group never starts with zero, so that `0,125` is not read as 125. */
const number = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.\d*)?$/;

/** Commas that group the thousands of the whole part. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?=[. ]|$)/;

const multiplier = /\d ?([万萬億亿兆千百]|(?:k|m|juta)(?![a-z]))/i;

/** Euros as this app writes them: `1.234,56 €` (specification 9). */
const euros = /^(\d{1,3}(?:\.\d{3})*),(\d\d) ?€$/;

/** The mark of a price change before its sign: `▲ +2.00`. Alone it is ambiguous: in Japanese accounts ▲ is a minus. */
const changeMark = /^(?:▲ ?(?=\+)|▼ ?(?=-))/;

/**
 * Reads an amount or a price (decision 54): `"１，２３４．５"`, `"¥1,234.50"` and `"1,234.5 円"` are `"1234.5"`. Currency
 * signs and the code of the currency are ignored.
 */
export function readAmount(typed: string, currency: string): NumberReading {
  return readNumber(typed, [currency, ...currencySigns]);
}

/** Reads a number of lots (decision 54): `"1,000 lots"` is `"1000"`. Shares are not lots, so their unit is refused. */
export function readLots(typed: string): NumberReading {
  return readNumber(typed, lotWords);
}

function readNumber(typed: string, units: readonly string[]): NumberReading {
  const text = cleanNumber(typed).replace(/ +/g, ' ').trim().replace(changeMark, '');
  if (text === '') return { problem: 'empty' };
  const [sign, digits] = split(text, units);
  if (number.test(digits) && /\d/.test(digits)) return { value: sign + digits.replace(/[, ]/g, '') };
  const [, factor] = multiplier.exec(digits) ?? [];
  if (factor !== undefined) return { problem: 'multiplier', sign: factor };
  const rest = digits.replace(grouped, '');
  return { problem: /^[\d., ]*$/.test(rest) && rest.includes(',') ? 'comma' : 'notNumber' };
}

/** Splits off the sign, `-` or nothing, and the units. The sign is before or after a unit: `−¥5`, `¥−5`. */
function split(text: string, units: readonly string[]): [sign: string, digits: string] {
  const [, before = '', figure = ''] = /^([+-]?) ?(.*)$/.exec(text) ?? [];
  const euro = units.includes('€') ? euros.exec(figure) : null;
  const inside = euro ? `${euro[1]?.replaceAll('.', '')}.${euro[2]}` : withoutUnits(figure, units);
  const [, after = '', digits = ''] = (before === '' && /^([+-]) ?(.*)$/.exec(inside)) || [
    undefined,
    '',
    inside,
  ];
  return [before + after === '-' ? '-' : '', digits];
}

function withoutUnits(figure: string, units: readonly string[]): string {
  for (const unit of units) {
    const length = unit.length;
    if (isSame(figure.slice(0, length), unit)) return withoutUnits(figure.slice(length).trim(), units);
    if (isSame(figure.slice(-length), unit)) return withoutUnits(figure.slice(0, -length).trim(), units);
  }
  return figure;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
