import { formatByKind, type KindStyle } from '../format/byKind';
import { formatDate, formatDateTime, formatMonthDayTime, formatNear, formatTime } from '../format/dateTime';
import { formatDay, formatWeekday } from '../format/day';
import { formatLargeNumber, localUnits, specifiedUnits } from '../format/largeNumber';
import { formatMoney } from '../format/money';
import { formatPercent, formatSignedPercent } from '../format/percent';
import { formatPlainNumber } from '../format/plainNumber';
import { formatChartPrice, formatPrice } from '../format/price';
import { formatSigned } from '../format/signed';
import { type Figure, type FigureStyle, type Notation, noFigure, writeFigure } from '../format/writeFigure';
import { formatYen, formatYenLimit } from '../format/yen';
import { interfaceLanguage, type Language } from './language';

/** A moment in epoch ms. */
type Moment = number | null | undefined;

interface Decimals {
  decimals?: number;
}

/** The formats of dates in one language, in exchange time. Each has the name of its formatter in `format`. */
interface DateFormats {
  date: (moment: Moment) => string;
  dateTime: (moment: Moment) => string;
  monthDayTime: (moment: Moment) => string;
  near: (moment: Moment, now: number) => string;
  day: (date: string) => string;
  weekday: (date: string) => string;
}

/**
 * The formats of figures and dates in one language: `formats.money` is `formatMoney` in that language. English, Chinese and
 * Japanese have the formats of specification 9. Any other language has the separators and dates that `Intl` knows.
 */
export interface Formats extends DateFormats {
  /** How figures are written, for a field in which one is typed. */
  notation: Required<Notation>;
  figure: (value: Figure, style?: FigureStyle) => string;
  number: (value: Figure) => string;
  money: (value: Figure) => string;
  yen: (value: Figure) => string;
  yenLimit: (value: Figure) => string;
  price: (value: Figure, tick?: Figure) => string;
  chartPrice: (value: Figure, decimals: number) => string;
  signed: (value: Figure, style?: Decimals) => string;
  percent: (value: Figure, style?: Decimals) => string;
  signedPercent: (value: Figure, style?: Decimals) => string;
  byKind: (value: Figure, kind: string, style?: KindStyle) => string;
  largeNumber: (value: Figure) => string;
}

/** The unit of large numbers: `juta` (specification 9), or what readers of the language are used to. */
export type LargeNumberUnit = 'juta' | 'local';

/** What a member can choose about figures; absent: as specification 9 has it. */
export interface FormatChoices {
  /** The unit of large numbers. */
  largeNumbers?: LargeNumberUnit;
  /** How whole amounts of yen are written: `1,234.00` (specification 9), or `1,234`. Others keep both decimals. */
  wholeYen?: 'decimals' | 'plain';
}

const known = new Map<string, Formats>();

/**
 * The formats of a language, by its BCP 47 tag or by our code: `en`, `tw`, `jp`. The same object at each call with the same
 * language and choices.
 */
export function formatsOf(language: string, choices: FormatChoices = {}): Formats {
  const { largeNumbers = 'juta', wholeYen = 'decimals' } = choices;
  const key = `${largeNumbers} ${wholeYen} ${language}`;
  const formats = known.get(key) ?? createFormats(language, { largeNumbers, wholeYen });
  known.set(key, formats);
  return formats;
}

/** How a language writes figures: with the signs of specification 9, or those that `Intl` knows. */
function notationOf(language: string): Required<Notation> {
  if (interfaceLanguage(language)) return { thousands: ',', point: '.' };
  // Five digits, because some languages group four only in tables.
  const parts = new Intl.NumberFormat(tagOf(language), { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const sign = (type: 'group' | 'decimal', usual: string) =>
    parts.find((part) => part.type === type)?.value ?? usual;
  return { thousands: sign('group', ''), point: sign('decimal', '.') };
}

/** The language as `Intl` takes it; English for what is no BCP 47 tag. */
function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function createFormats(language: string, { largeNumbers, wholeYen }: Required<FormatChoices>): Formats {
  const notation = notationOf(language);
  const own = interfaceLanguage(language);
  const largeUnits = largeNumbers === 'juta' ? specifiedUnits : localUnits[own ?? 'en'];
  const decimals = `${notation.point}00`;
  const amount = (written: string) =>
    wholeYen === 'plain' && written.endsWith(decimals) ? written.slice(0, -decimals.length) : written;
  return {
    notation,
    ...(own ? specifiedDates(own) : datesOf(tagOf(language))),
    figure: (value, style) => writeFigure(value, { ...notation, ...style }),
    number: (value) => formatPlainNumber(value, notation),
    money: (value) => amount(formatMoney(value, notation)),
    yen: (value) => amount(formatYen(value, notation)),
    yenLimit: (value) => formatYenLimit(value, notation),
    price: (value, tick) => formatPrice(value, tick, notation),
    chartPrice: (value, decimals) => formatChartPrice(value, decimals, notation),
    signed: (value, style) =>
      style?.decimals === undefined
        ? amount(formatSigned(value, style, notation))
        : formatSigned(value, style, notation),
    percent: (value, style) => formatPercent(value, style, notation),
    signedPercent: (value, style) => formatSignedPercent(value, style, notation),
    byKind: (value, kind, style) => formatByKind(value, kind, style, notation),
    largeNumber: (value) => formatLargeNumber(value, notation, largeUnits),
  };
}

/** The formats of specification 9. */
function specifiedDates(language: Language): DateFormats {
  return {
    date: formatDate,
    dateTime: formatDateTime,
    monthDayTime: formatMonthDayTime,
    near: formatNear,
    day: (date) => formatDay(date, language),
    weekday: (date) => formatWeekday(date, language),
  };
}

function datesOf(tag: string): DateFormats {
  const writer = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, {
      timeZone: 'Asia/Tokyo',
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...options,
    });
  const day = writer({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const monthDay = writer({ month: '2-digit', day: '2-digit' });
  const weekdays = writer({ weekday: 'short' });
  const write = (moment: Moment, text: (moment: number) => string) =>
    // What the formats of the specification can't write, no other writes.
    moment == null || formatDate(moment) === noFigure ? noFigure : text(moment);
  /** The middle of a day of the exchange. */
  const noon = (date: string) => new Date(`${date}T12:00:00+09:00`).getTime();
  const date = (moment: Moment) => write(moment, (at) => day.format(at));
  const dateTime = (moment: Moment) => write(moment, (at) => `${day.format(at)} ${formatTime(at)}`);
  const monthDayTime = (moment: Moment) => write(moment, (at) => `${monthDay.format(at)} ${formatTime(at)}`);
  const weekday = (day: string) => write(noon(day), (at) => weekdays.format(at));
  return {
    date,
    dateTime,
    monthDayTime,
    near: (moment, now) => {
      const [own, today] = [formatDate(moment), formatDate(now)];
      if (own === today) return formatTime(moment);
      return own.slice(0, 4) === today.slice(0, 4) ? monthDayTime(moment) : dateTime(moment);
    },
    day: (date) => write(noon(date), (at) => `${monthDay.format(at)} (${weekdays.format(at)})`),
    weekday,
  };
}
