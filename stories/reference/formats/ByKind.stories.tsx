import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatByKind } from '../../../src/format/byKind';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { figures } from './figures';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/ByKind',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DollarsWithAPrefix: Story = {
  args: {
    call: "formatByKind(value, 'usd')",
    note: 'US style: the currency prefix follows the sign.',
    rows: rowsOf(figures, (value) => formatByKind(value, 'usd')),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.565'": '$1,234.57',
      "'-1234.5'": '−$1,234.50',
      '-0': '$0.00',
      NaN: '—',
    }),
};

const amounts = ['1234.5', '-1234.5', null] as const;
const kinds = ['usd', 'CRY', 'FX', 'jpy', 'USD', ''] as const;

export const EveryKind: Story = {
  args: {
    call: 'formatByKind(value, kind)',
    note: 'US style for the kinds usd, CRY and FX, in exactly this spelling. All others have the default format.',
    rows: rowsOf(
      kinds.flatMap((kind) => amounts.map((value) => [value, kind] as const)),
      ([value, kind]) => formatByKind(value, kind),
    ),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234.5', 'usd'": '$1,234.50',
      "'-1234.5', 'CRY'": '−$1,234.50',
      "'1234.5', 'FX'": '$1,234.50',
      "'1234.5', 'jpy'": '1,234.50',
      "'1234.5', 'USD'": '1,234.50',
      "null, 'usd'": '—',
    }),
};
