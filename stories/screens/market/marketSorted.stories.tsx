import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stockSorts } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import { storyText } from '../../support/storyText';
import { head, listOf, percentOf, rowsOf, symbolsOf } from './marketSteps';

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

/** The stocks sorted by the last of the sort keys, after all others were pressed. */
export const SortedByAnyColumn: Story = {
  play: async (context) => {
    for (const key of stockSorts.filter((each) => each !== 'code')) {
      const before = await symbolsOf(context);
      await context.userEvent.click(await head(context, key));
      await waitFor(async () => expect(await symbolsOf(context)).not.toEqual(before));
      await expect(await head(context, key)).toHaveAttribute('aria-pressed', 'true');
      await expect(window.location.hash).toContain(`sort=${key}`);
    }
  },
};

/** The stocks of the western exchange by volume: rows show shares instead of turnover. */
export const SortedByVolume: Story = {
  parameters: { app: { path: `${path}?exchange=WEST&sort=volume&direction=descending` } },
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.every(({ symbol }) => symbol.endsWith('.W'))).toBe(true);
    await expect(rows[0]?.text).toContain(storyText(context)('common:traded.volume', { figure: '' }).trim());
    await expect(await head(context, 'volume')).toHaveAttribute('aria-pressed', 'true');
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

/** The tab of all stocks, opened from the sorted watchlist: it is sorted by price, too. */
export const TabKeepsItsOrder: Story = {
  parameters: { app: { path: `${path}?tab=watchlist&sort=latestPrice&direction=descending` } },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: t('market:tabs.stocks') }));
    await expect(await head(context, 'latestPrice')).toHaveAttribute('aria-pressed', 'true');
  },
};
