import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatLocalDateTime } from '../../../src/format/localTime';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/LocalTime',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const moment = Date.UTC(2026, 10, 20, 1, 30);
const offsets = [540, 480, 0, -300].map((offset) => [moment, offset] as const);

export const Default: Story = {
  args: {
    call: 'formatLocalDateTime(moment, offset)',
    note: 'A moment in the phone’s time zone, given in minutes ahead of UTC. Undefined if that is the zone of the exchange.',
    rows: rowsOf(offsets, ([at, offset]) => formatLocalDateTime(at, offset)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      [`${moment}, 540`]: 'undefined',
      [`${moment}, 480`]: '2026/11/20 09:30',
      [`${moment}, -300`]: '2026/11/19 20:30',
    }),
};
