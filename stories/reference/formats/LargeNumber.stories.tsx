import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatLargeNumber } from '../../../src/format/largeNumber';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/LargeNumber',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatLargeNumber(value)',
    note: 'A short label: juta for millions, K for thousands. There is no larger unit.',
    rows: rowsOf([...figures, '999', '1000', '999994', '999995', '-1500000'], (value) =>
      formatLargeNumber(value),
    ),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'999'": '999',
      "'1000'": '1K',
      "'1234.565'": '1.23K',
      "'999994'": '999.99K',
      "'999995'": '1 juta',
      "'5000000'": '5 juta',
      "'-1500000'": '−1.5 juta',
      '1e+21': '1,000,000,000,000,000 juta',
      undefined: '—',
    }),
};
