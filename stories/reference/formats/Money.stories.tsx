import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '../../../src/format/money';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Money',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatMoney(value)',
    note: 'The default: thousands separators and two decimals, rounded half up.',
    rows: rowsOf(figures, (value) => formatMoney(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.5'": '1,234.50',
      "'-1234.5'": '−1,234.50',
      "'999999.995'": '1,000,000.00',
      "'12345678901234567890.12'": '12,345,678,901,234,567,890.12',
      '1e+21': '1,000,000,000,000,000,000,000.00',
      "'-0.004'": '0.00',
      '-0': '0.00',
      null: '—',
      "''": '—',
      "'abc'": '—',
      NaN: '—',
      '-Infinity': '—',
    }),
};
