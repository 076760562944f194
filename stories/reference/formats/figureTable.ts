import { formatByKind } from '../../../src/format/byKind';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatMonthDayTime,
  formatNear,
  formatTime,
} from '../../../src/format/dateTime';
import { formatDay, formatWeekday } from '../../../src/format/day';
import { formatGermanMoney } from '../../../src/format/germanMoney';
import { formatLargeNumber } from '../../../src/format/largeNumber';
import { formatLocalDateTime } from '../../../src/format/localTime';
import { formatMinutesLeft } from '../../../src/format/minutesLeft';
import { formatMoney } from '../../../src/format/money';
import { formatPercent, formatSignedPercent } from '../../../src/format/percent';
import { formatPlainNumber } from '../../../src/format/plainNumber';
import { formatChartPrice, formatPrice } from '../../../src/format/price';
import { shortenLabel, shortenMiddle } from '../../../src/format/shortenLabel';
import { formatSigned } from '../../../src/format/signed';
import { formatTimeRanges } from '../../../src/format/timeRanges';
import { formatYen, formatYenLimit } from '../../../src/format/yen';

export interface FigureFormat {
  /** The displayed figure. */
  figure: string;
  /** The formatter. */
  formatter: string;
  /** An example in English. */
  sample: string;
  /** The reason for an exception, or where the full value is. */
  note?: string;
}

export interface FigureGroup {
  title: string;
  rule: string;
  formats: readonly FigureFormat[];
}

const moment = Date.UTC(2026, 10, 20, 1, 30, 5);

/** The formatter of each figure. A test fails if a formatter is missing here or unused. */
export const figureTable: readonly FigureGroup[] = [
  {
    title: 'Money',
    rule: 'Amounts of money have two decimals. Each exception has its reason beside it.',
    formats: [
      {
        figure: 'Amount in yen, with its unit beside it or in the label',
        formatter: 'formatMoney',
        sample: formatMoney('1234.5'),
      },
      {
        figure: 'Amount in yen within a sentence or a row of transfers',
        formatter: 'formatYen',
        sample: formatYen('1234.5'),
      },
      {
        figure: 'Result, change or deduction',
        formatter: 'formatSigned',
        sample: formatSigned('-1234.5'),
      },
      {
        figure: 'Amount with a kind: usd, CRY, FX',
        formatter: 'formatByKind',
        sample: formatByKind('1234.5', 'usd'),
      },
      {
        figure: 'Balance, fund record or exchange in dollars',
        formatter: 'formatByKind',
        sample: formatByKind('1234.5', 'usd'),
      },
      {
        figure: 'Balance or fund record in euros',
        formatter: 'formatGermanMoney',
        sample: formatGermanMoney('1234.5'),
      },
      {
        figure: 'Amount in dong or won',
        formatter: 'formatByKind',
        sample: formatByKind('1234', 'VND', { decimals: 0 }),
        note: 'Exception: no decimals. These currencies have no smaller unit.',
      },
      {
        figure: 'Minimum and maximum of an amount',
        formatter: 'formatYenLimit',
        sample: formatYenLimit('5000000'),
        note: 'Exception: the decimals that the server gives. A limit is a rule, so it is never rounded.',
      },
      {
        figure: 'Shortcut that fills in a multiple of the minimum',
        formatter: 'formatPlainNumber',
        sample: formatPlainNumber('100000'),
        note: 'Exception: the same notation as in the field.',
      },
      {
        figure: 'Result of a position on its line in the chart',
        formatter: 'formatSigned',
        sample: formatSigned('-1234.5', { decimals: 0 }),
        note: 'Exception: whole yen, because the label covers the bars. The list of holdings below has two decimals.',
      },
    ],
  },
  {
    title: 'Large numbers',
    rule: 'In lists where figures are compared, “juta” stands for millions and “K” for thousands, in all languages. The whole figure is one tap away.',
    formats: [
      {
        figure: 'Volume and turnover in a list of stocks',
        formatter: 'formatLargeNumber',
        sample: formatLargeNumber('2284102400'),
        note: 'Whole figure: the details of the stock.',
      },
      {
        figure: 'Volume on the scale of the chart',
        formatter: 'formatLargeNumber',
        sample: formatLargeNumber('12345'),
        note: 'Whole figure: the figures above the chart.',
      },
      {
        figure: 'Fund scale in a list of mentors',
        formatter: 'formatLargeNumber',
        sample: formatLargeNumber('47025400'),
        note: 'Whole figure: the terms of the product.',
      },
      {
        figure: 'Market value of all positions of a tab',
        formatter: 'formatLargeNumber',
        sample: formatLargeNumber('5000000'),
        note: 'Whole figure: the sheet that explains the result.',
      },
      {
        figure: 'Turnover, fund scale or market value in details',
        formatter: 'formatMoney',
        sample: formatMoney('2284102400'),
      },
    ],
  },
  {
    title: 'Names and numbers of records',
    rule: 'The whole text is one tap away. Screen readers always read the whole text. A sentence is never shortened.',
    formats: [
      {
        figure: 'Name in a row of three columns',
        formatter: 'shortenLabel',
        sample: shortenLabel('Hokuto Electric', 10),
        note: 'At most 10 characters. The row leads to the whole name.',
      },
      {
        figure: 'Name in a ranked row, which is narrower',
        formatter: 'shortenLabel',
        sample: shortenLabel('Hokuto Electric', 9),
        note: 'At most 9 characters. The row leads to the whole name.',
      },
      {
        figure: 'Order number, address or account number over 20 characters',
        formatter: 'shortenMiddle',
        sample: shortenMiddle('202611200000012345678901'),
        note: 'A tap shows the whole text. The button beside it copies the whole text.',
      },
    ],
  },
  {
    title: 'Prices, counts and percentages',
    rule: 'A price has the decimals of its tick. A count has none.',
    formats: [
      { figure: 'Price', formatter: 'formatPrice', sample: formatPrice('2100', '0.5') },
      {
        figure: 'Price on a chart and in its table',
        formatter: 'formatChartPrice',
        sample: formatChartPrice('2100', 1),
      },
      {
        figure: 'Change of a price',
        formatter: 'formatSigned',
        sample: formatSigned('15', { decimals: 0 }),
        note: 'It has the decimals of the price.',
      },
      {
        figure: 'Shares, lots, records; a rate of exchange',
        formatter: 'formatPlainNumber',
        sample: formatPlainNumber('2000'),
      },
      {
        figure: 'Points of the credit score',
        formatter: 'formatSigned',
        sample: formatSigned('5', { decimals: 0 }),
        note: 'Whole points, because they are not money.',
      },
      { figure: 'Share or rate', formatter: 'formatPercent', sample: formatPercent('12.5') },
      {
        figure: 'Change or result in percent',
        formatter: 'formatSignedPercent',
        sample: formatSignedPercent('1.25'),
      },
    ],
  },
  {
    title: 'Times',
    rule: 'Times of the exchange (Asia/Tokyo), in 24-hour notation, independent of the phone’s time zone.',
    formats: [
      { figure: 'Moment', formatter: 'formatDateTime', sample: formatDateTime(moment) },
      {
        figure: 'Moment without its year',
        formatter: 'formatMonthDayTime',
        sample: formatMonthDayTime(moment),
      },
      { figure: 'Moment that may be today', formatter: 'formatNear', sample: formatNear(moment, moment) },
      { figure: 'Date alone', formatter: 'formatDate', sample: formatDate(moment) },
      { figure: 'Time of day', formatter: 'formatTime', sample: formatTime(moment) },
      { figure: 'Age of a quote or a rate', formatter: 'formatClock', sample: formatClock(moment) },
      { figure: 'Day of a calendar', formatter: 'formatDay', sample: formatDay('2026-11-20', 'en') },
      { figure: 'Day of the week', formatter: 'formatWeekday', sample: formatWeekday('2026-11-20', 'en') },
      {
        figure: 'Deadline in the phone’s time zone, if it differs',
        formatter: 'formatLocalDateTime',
        sample: formatLocalDateTime(moment, 480) ?? '',
      },
      {
        figure: 'Remaining minutes',
        formatter: 'formatMinutesLeft',
        sample: formatMinutesLeft(899_000),
      },
      {
        figure: 'Hours in a text of the server',
        formatter: 'formatTimeRanges',
        sample: formatTimeRanges('09:00-17:00', 'en'),
      },
    ],
  },
];
