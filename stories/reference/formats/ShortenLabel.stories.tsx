import type { Meta, StoryObj } from '@storybook/react-vite';
import { shortenLabel, shortenMiddle } from '../../../src/format/shortenLabel';
import { expectOutputs } from './expectOutputs';
import { FormatTable } from './FormatTable';
import { rowsOf } from './rowsOf';

const meta = {
  title: 'Reference/Formats/ShortenLabel',
  component: FormatTable,
} satisfies Meta<typeof FormatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of its ten characters is a letter with a combining voicing mark. */
const combined = 'か\u3099き\u3099く\u3099け\u3099こ\u3099か\u3099き\u3099く\u3099け\u3099こ\u3099';

const labels = [
  'Itayose',
  '123456789',
  '1234567890',
  '12345678901',
  'ABCDEFGHIJKLMNOPQRST',
  'ABCDEFGHIJKLMNOPQRSTU',
  '株式会社板寄せ製作所ホールディングス東京本社支店',
  '臺灣板寄半導體製造股份有限公司臺北總公司營業處分部',
  '𠮷野家𠮷野家𠮷野家𠮷野家',
  combined,
  '',
  null,
  undefined,
] as const;

export const AtMostNineCharacters: Story = {
  args: {
    call: 'shortenLabel(label, 9)',
    note: 'At most nine characters as a reader counts them, including the ellipsis.',
    rows: rowsOf(labels, (label) => shortenLabel(label, 9)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'123456789'": '123456789',
      "'1234567890'": '12345678…',
      "'𠮷野家𠮷野家𠮷野家𠮷野家'": '𠮷野家𠮷野家𠮷野…',
      [`'${combined}'`]: `${combined.slice(0, 16)}…`,
      "''": '—',
    }),
};

export const AtMostTenCharacters: Story = {
  args: {
    call: 'shortenLabel(label, 10)',
    note: 'At most ten characters as a reader counts them, including the ellipsis.',
    rows: rowsOf(labels, (label) => shortenLabel(label, 10)),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'1234567890'": '1234567890',
      "'12345678901'": '123456789…',
      null: '—',
    }),
};

export const MiddleLeftOut: Story = {
  args: {
    call: 'shortenMiddle(label)',
    note: 'The first six and the last six characters of a label with more than twenty.',
    rows: rowsOf(labels, shortenMiddle),
  },
  play: ({ canvasElement }) =>
    expectOutputs(canvasElement, {
      "'ABCDEFGHIJKLMNOPQRST'": 'ABCDEFGHIJKLMNOPQRST',
      "'ABCDEFGHIJKLMNOPQRSTU'": 'ABCDEF…PQRSTU',
      "'株式会社板寄せ製作所ホールディングス東京本社支店'": '株式会社板寄…東京本社支店',
      undefined: '—',
    }),
};
