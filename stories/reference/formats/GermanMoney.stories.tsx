import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatGermanMoney } from '../../../src/format/germanMoney';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/GermanMoney',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    call: 'formatGermanMoney(value)',
    note: 'Euros in the German style: dots between thousands, a decimal comma, the euro sign at the end.',
    rows: rowsOf(figures, (value) => formatGermanMoney(value)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.565'": '1.234,57 €',
      "'-1234.5'": '−1.234,50 €',
      "'5000000'": '5.000.000,00 €',
      "'-0.004'": '0,00 €',
      '1e+21': '1.000.000.000.000.000.000.000,00 €',
      "'abc'": '—',
    }),
};
