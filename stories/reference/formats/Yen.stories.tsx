import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatYen, formatYenLimit } from '../../../src/format/yen';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Yen',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatYen(value)',
    note: 'Money with the currency symbol, which follows the sign.',
    rows: rowsOf(figures, (value) => formatYen(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.5'": '¥1,234.50',
      "'-1234.5'": '−¥1,234.50',
      "'-0'": '¥0.00',
      "'abc'": '—',
    }),
};

export const MinimumOrMaximum: Story = {
  args: {
    call: 'formatYenLimit(value)',
    note: 'The minimum or maximum of an amount: never rounded, without decimals if the server gives none.',
    rows: rowsOf(figures, (value) => formatYenLimit(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'5000000'": '¥5,000,000',
      "'1234.5'": '¥1,234.5',
      undefined: '—',
    }),
};
