import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatTimeRanges } from '../../../src/format/timeRanges';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/TimeRanges',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = ['09:00-17:00 (JST)', '9:00～11:30, 12:30～15:30', '2026-11-24', '03-1234-5678', ''];

export const Default: Story = {
  args: {
    call: 'formatTimeRanges(text, language)',
    note: 'A text of the server: its time ranges as each language writes them, everything else unchanged.',
    rows: rowsOf(texts, formatTimeRanges),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'09:00-17:00 (JST)'": {
        en: '09:00–17:00 (JST)',
        tw: '09:00–17:00 (JST)',
        jp: '09:00〜17:00 (JST)',
      },
      "'2026-11-24'": '2026-11-24',
      "'03-1234-5678'": '03-1234-5678',
    }),
};
