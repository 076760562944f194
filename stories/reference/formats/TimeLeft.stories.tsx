import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMinutesLeft } from '../../../src/format/minutesLeft';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/TimeLeft',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatMinutesLeft(leftMs)',
    note: 'The remaining time of a period that ends within hours, in minutes and seconds, rounded up.',
    rows: rowsOf([899_000, 60_000, 59_001, 1, 0, -1], formatMinutesLeft),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { 899000: '14:59', 60000: '1:00', 59001: '1:00', 1: '0:01', '-1': '0:00' }),
};
