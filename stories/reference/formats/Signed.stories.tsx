import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatSigned } from '../../../src/format/signed';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Signed',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatSigned(value)',
    note: 'A change or a result: + or − before it, no sign at zero.',
    rows: rowsOf(figures, (value) => formatSigned(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.5'": '+1,234.50',
      "'-1234.5'": '−1,234.50',
      "'0'": '0.00',
      "'-0.004'": '0.00',
      null: '—',
    }),
};
