import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatChartPrice, formatPrice } from '../../../src/format/price';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/Price',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const prices = [
  ['2100', '1'],
  ['2100', '0.5'],
  ['2100', '0.1'],
  ['2100.25', '0.5'],
  ['2100.25', '10'],
  ['2100.25', undefined],
  ['12345678901234567890', '1'],
  ['-0.04', '0.1'],
  [null, '1'],
  ['abc', '1'],
] as const;

export const Default: Story = {
  args: {
    call: 'formatPrice(value, tick)',
    note: 'A price with the decimals of its tick. Without a tick it keeps its own decimals.',
    rows: rowsOf(prices, ([price, tick]) => formatPrice(price, tick)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'2100', '1'": '2,100',
      "'2100', '0.5'": '2,100.0',
      "'2100.25', '0.5'": '2,100.3',
      "'2100.25', undefined": '2,100.25',
      "'-0.04', '0.1'": '0.0',
      "null, '1'": '—',
    }),
};

const decimals = [0, 1, 2].map((count) => ['2100.25', count] as const);

export const PriceOnAChart: Story = {
  args: {
    call: 'formatChartPrice(value, decimals)',
    note: 'A price on a chart. The decimals of its tick are the second argument.',
    rows: rowsOf(decimals, ([price, count]) => formatChartPrice(price, count)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, { "'2100.25', 0": '2,100', "'2100.25', 1": '2,100.3' }),
};
