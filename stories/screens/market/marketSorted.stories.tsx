import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Market } from '../../../src/screens/market/Market';
import { storyText } from '../../support/storyText';
import {
  chooseOrder,
  head,
  listOf,
  orderName,
  otherOrders,
  percentOf,
  rowsOf,
  symbolsOf,
} from './marketSteps';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stocks with the largest losses first, after a second press of the sort key. */
export const SortedByChange: Story = {
  play: async (context) => {
    await listOf(context);
    await context.userEvent.click(await head(context, 'changePercent'));
    const percents = async () => (await rowsOf(context)).map(({ text }) => percentOf(text));
    await waitFor(async () => expect((await percents())[0]).toBeGreaterThan(3));
    await expect(await percents()).toEqual((await percents()).toSorted((one, other) => other - one));
    await expect(window.location.hash).toContain('sort=changePercent&direction=descending');
    await context.userEvent.click(await head(context, 'changePercent'));
    await waitFor(async () => expect((await percents())[0]).toBeLessThan(-3));
    await expect(await head(context, 'changePercent')).toHaveAccessibleName(
      expect.stringContaining(storyText(context)('market:sort.ascending')),
    );
  },
};

/** The stocks sorted by the last head, after all others were pressed. */
export const SortedByEachHead: Story = {
  play: async (context) => {
    for (const key of ['name', 'latestPrice', 'changePercent'] as const) {
      const before = await symbolsOf(context);
      await context.userEvent.click(await head(context, key));
      await waitFor(async () => expect(await symbolsOf(context)).not.toEqual(before));
      await expect(await head(context, key)).toHaveAttribute('aria-pressed', 'true');
      await expect(window.location.hash).toContain(`sort=${key}`);
    }
    const other = storyText(context)('market:sort.other');
    await expect(await otherOrders(context)).toHaveTextContent(other);
  },
};

/** The stocks by code again, after all other orders of the sheet were chosen. */
export const SortedByAnyOrder: Story = {
  play: async (context) => {
    for (const key of ['change', 'turnover', 'volume', 'code'] as const) {
      const before = await symbolsOf(context);
      await chooseOrder(context, key, 'descending');
      await waitFor(async () => expect(await symbolsOf(context)).not.toEqual(before));
      await waitFor(() => expect(window.location.hash).toContain(`sort=${key}&direction=descending`));
    }
    const code = orderName(context, 'code', 'descending');
    await expect(await otherOrders(context)).toHaveAccessibleName(expect.stringContaining(code));
  },
};

/** The largest changes in yen first: rows show them first, and their head stands above. */
export const SortedByYen: Story = {
  parameters: { app: { path: `${path}?sort=change&direction=descending` } },
  play: async (context) => {
    const [first] = await rowsOf(context);
    await expect(first?.row.querySelector('.percent')).not.toHaveTextContent('%');
    await expect(await head(context, 'change')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The stocks of the western exchange by volume: rows show shares instead of turnover. */
export const SortedByVolume: Story = {
  parameters: { app: { path: `${path}?exchange=WEST&sort=volume&direction=descending` } },
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.every(({ symbol }) => symbol.endsWith('.W'))).toBe(true);
    await expect(rows[0]?.text).toContain(storyText(context)('common:traded.volume', { figure: '' }).trim());
    const volume = orderName(context, 'volume', 'descending');
    await expect(await otherOrders(context)).toHaveAccessibleName(expect.stringContaining(volume));
    const west = await context.canvas.findByRole('radio', {
      name: storyText(context)('market:exchange.names.WEST'),
    });
    await expect(west).toBeChecked();
  },
};

/** The stocks by name, in the order of the member's language. */
export const SortedByName: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const before = await symbolsOf(context);
    await context.userEvent.click(await head(context, 'name'));
    await waitFor(async () => expect(await symbolsOf(context)).not.toEqual(before));
    await expect(window.location.hash).toContain('sort=name&direction=ascending');
  },
};
