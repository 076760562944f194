import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatMonthDayTime,
  formatNear,
  formatTime,
} from '../../../src/format/dateTime';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/DateTime',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Around midnight in Tokyo, the first ms, and invalid times. */
const moments = [
  Date.UTC(2026, 10, 20, 1, 30, 5),
  Date.UTC(2026, 11, 31, 14, 59, 59, 999),
  Date.UTC(2026, 11, 31, 15),
  0,
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];
const [morning, lastOfYear, newYear] = moments.map(String);

const zone = 'Time of the exchange (Asia/Tokyo), independent of the phone’s time zone.';

export const OnlyTheDate: Story = {
  args: { call: 'formatDate(moment)', note: zone, rows: rowsOf(moments, formatDate) },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      [`${morning}`]: '2026/11/20',
      [`${lastOfYear}`]: '2026/12/31',
      [`${newYear}`]: '2027/01/01',
      null: '—',
      NaN: '—',
    }),
};

export const OnlyTheTime: Story = {
  args: { call: 'formatTime(moment)', note: zone, rows: rowsOf(moments, formatTime) },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { [`${morning}`]: '10:30', [`${newYear}`]: '00:00', undefined: '—' }),
};

export const TimeWithSeconds: Story = {
  args: { call: 'formatClock(moment)', note: zone, rows: rowsOf(moments, formatClock) },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      [`${morning}`]: '10:30:05',
      [`${lastOfYear}`]: '23:59:59',
      0: '09:00:00',
    }),
};

export const DateAndTime: Story = {
  args: { call: 'formatDateTime(moment)', note: zone, rows: rowsOf(moments, formatDateTime) },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { [`${morning}`]: '2026/11/20 10:30', Infinity: '—' }),
};

export const MonthDayTime: Story = {
  args: { call: 'formatMonthDayTime(moment)', note: zone, rows: rowsOf(moments, formatMonthDayTime) },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { [`${morning}`]: '11/20 10:30', [`${newYear}`]: '01/01 00:00' }),
};

const now = Date.UTC(2026, 10, 20, 5);

export const DateUnlessToday: Story = {
  args: {
    call: 'formatNear(moment, now)',
    note: 'Relative to 14:00 on 2026/11/20: only the time for today, the day for this year, else the day with its year.',
    rows: rowsOf(moments, (moment) => formatNear(moment, now)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      [`${morning}`]: '10:30',
      [`${lastOfYear}`]: '12/31 23:59',
      [`${newYear}`]: '2027/01/01 00:00',
      null: '—',
    }),
};
