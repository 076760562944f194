import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDay, formatWeekday } from '../../../src/format/day';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Day',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28', '2027-01-01'];

export const Default: Story = {
  args: {
    call: 'formatDay(date, language)',
    note: 'A date of the exchange with its day of the week, as each language writes it.',
    rows: rowsOf(days, formatDay),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'2026-11-24'": { en: '11/24 (Tue)', tw: '11/24（週二）', jp: '11/24（火）' },
      "'2027-01-01'": { en: '01/01 (Fri)', tw: '01/01（週五）', jp: '01/01（金）' },
    }),
};

export const OnlyTheWeekday: Story = {
  args: {
    call: 'formatWeekday(date, language)',
    note: 'Only the day of the week, abbreviated.',
    rows: rowsOf(days, formatWeekday),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { "'2026-11-28'": { en: 'Sat', tw: '週六', jp: '土' } }),
};
