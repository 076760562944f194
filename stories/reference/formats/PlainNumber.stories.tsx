import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPlainNumber } from '../../../src/format/plainNumber';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/PlainNumber',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatPlainNumber(value)',
    note: 'Thousands separators and all decimals of the number: for counts of shares and lots.',
    rows: rowsOf(figures, (value) => formatPlainNumber(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'5'": '5',
      "'1234.565'": '1,234.565',
      "'5000000'": '5,000,000',
      "'-0.004'": '−0.004',
      "'-0'": '0',
      "''": '—',
    }),
};
