import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPercent, formatSignedPercent } from '../../../src/format/percent';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Percent',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatPercent(value)',
    note: 'A value in percent, with two decimals.',
    rows: rowsOf(figures, (value) => formatPercent(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'5'": '5.00%',
      "'-1234.5'": '−1,234.50%',
      "'-0.004'": '0.00%',
      undefined: '—',
    }),
};

export const ChangeWithItsSign: Story = {
  args: {
    call: 'formatSignedPercent(value)',
    note: 'A change: + or − before it, no sign at zero.',
    rows: rowsOf(figures, (value) => formatSignedPercent(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'5'": '+5.00%',
      "'-1234.5'": '−1,234.50%',
      "'0'": '0.00%',
      "'-0.004'": '0.00%',
      Infinity: '—',
    }),
};
