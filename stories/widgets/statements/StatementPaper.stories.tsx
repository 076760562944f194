import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PaperTable } from '../../../src/widgets/statements/StatementPaper/paperPages';
import { StatementPaper } from '../../../src/widgets/statements/StatementPaper/StatementPaper';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const table = (title: string, count: number): PaperTable => ({
  title,
  columns: [{ title: 'Date' }, { title: 'What', wraps: true }, { title: 'Amount', figures: true }],
  rows: Array.from({ length: count }, (_, place) => [
    `2026/11/${String((place % 30) + 1).padStart(2, '0')}`,
    place % 2 === 0 ? 'Deposit' : 'Position closed',
    `${place + 1},250.00`,
  ]),
});

const tables = {
  short: [table('Totals', 1), table('Records', 4)],
  long: [table('Totals', 1), table('Records', 60)],
  longTexts: [
    {
      ...table('Records', 0),
      rows: [
        [
          '2026/11/20',
          'Sakura Precision Machinery and Instruments Holdings of the Western Provinces, Preferred Shares',
          '−1,234,567,890.12',
        ],
      ],
    },
  ],
} satisfies Record<string, readonly PaperTable[]>;

const meta = {
  title: 'Widgets/Account/StatementPaper',
  component: StatementPaper,
  decorators: [onPage],
  args: {
    title: 'Fund records',
    facts: [
      { label: 'Account', value: '9012345678' },
      { label: 'Period', value: '2026/11/01 to 2026/11/30' },
    ],
    tables: tables.short,
  },
  argTypes: { tables: choices(tables) },
} satisfies Meta<typeof StatementPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One page: facts, totals and records. */
export const OnePage: Story = {
  tags: ['main'],
  play: async (context) => {
    const name = storyText(context)('statements:page', { page: 1, pages: 1 });
    await expect(await context.canvas.findByRole('region', { name })).toBeVisible();
    await expect(await context.canvas.findByRole('table', { name: 'Records' })).toBeVisible();
  },
};

/** Records of several pages: the table goes on with its titles, and each page has its number. */
export const SeveralPages: Story = {
  args: { tables: tables.long },
  play: async (context) => {
    const name = storyText(context)('statements:page', { page: 3, pages: 3 });
    const last = within(await context.canvas.findByRole('region', { name }));
    await expect(await last.findByRole('columnheader', { name: 'Amount' })).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** Simulated data says so on every page. */
export const SimulatedData: Story = {
  args: { tables: tables.long, mark: 'DEMO: simulated data' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('DEMO: simulated data')).toHaveLength(3);
  },
};

/** A long name takes a second line, and a large amount stays on one. */
export const LongTexts: Story = {
  args: { tables: tables.longTexts },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
