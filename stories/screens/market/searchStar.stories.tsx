import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Search } from '../../../src/screens/market/Search';
import type { Context } from '../../support/context';
import { watchlistOf } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { foundRows } from './searchSteps';

const path = '/home/search';
const at = (query: string) => `${path}?q=${encodeURIComponent(query)}` as const;

const meta = {
  title: 'Screens/home/search',
  component: Search,
  tags: ['each-language'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 霧乃門リース: きりのかどりーす, 霧之門租賃, Kirinokado Leasing. */
const found = '1092.N';

const name = { en: 'Kirinokado Leasing', tw: '霧之門租賃', jp: '霧乃門リース' };

/** Waits for the star of the found stock, on or off. */
const starIs = ({ canvas, ...context }: Context, as: 'star' | 'unstar') => {
  const shown = name[context.globals.locale as keyof typeof name];
  return canvas.findByRole('button', { name: storyText(context)(`search:${as}`, { name: shown }) });
};

/** Puts the found stock on the watchlist. */
async function setStar(context: Context): Promise<void> {
  await context.userEvent.click(await starIs(context, 'star'));
  await expect(await starIs(context, 'unstar')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => expect(await watchlistOf(context)).toContain(found));
}

/** The stock was put on the watchlist: its star is on. */
export const StarSetAtOnce: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo' } },
  play: setStar,
};

/** The stock was put on the watchlist and taken off again: its star is off. */
export const StarRemovedAtOnce: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo' } },
  play: async (context) => {
    await setStar(context);
    await context.userEvent.click(await starIs(context, 'unstar'));
    await expect(await starIs(context, 'star')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await watchlistOf(context)).not.toContain(found));
  },
};

/** The star in the row of a stock, once it is ready. */
const starBeside = async (context: Context, symbol: string) => {
  const row = await waitFor(async () => {
    const links = await foundRows(context);
    return links.find((link) => link.getAttribute('href')?.includes(symbol))?.closest('li') ?? fail(symbol);
  });
  return within(row).findByRole('button', { pressed: false });
};

const fail = (symbol: string): never => {
  throw new Error(`${symbol} is not found`);
};

/** Two stocks were put on the watchlist in quick succession: both stars are on. */
export const TwoStarsAtOnce: Story = {
  parameters: { app: { path: at('リース'), scenario: 'demo' } },
  play: async (context) => {
    const before = (await watchlistOf(context)).length;
    const stars = await Promise.all([starBeside(context, found), starBeside(context, '1153.N')]);
    for (const star of stars) star.click();
    await waitFor(() => expect(context.canvas.getAllByRole('button', { pressed: true })).toHaveLength(2));
    await waitFor(async () => expect(await watchlistOf(context)).toHaveLength(before + 2));
    await expect(await context.canvas.findAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/**
 * The stock was delisted and can't be put on the watchlist: the star is off again, and a toast gives the
 * reason.
 */
export const StarRefused: Story = {
  tags: ['refused'],
  parameters: {
    app: {
      path: at('1092'),
      scenario: 'demo',
      faults: [fault('refuse', '/user/AddOptional', 'productMissing')],
    },
  },
  play: async (context) => {
    await context.userEvent.click(await starIs(context, 'star'));
    await expect(await screen.findByText(storyText(context)('errors:productMissing'))).toBeVisible();
    await expect(await starIs(context, 'star')).toHaveAttribute('aria-pressed', 'false');
  },
};

/**
 * There is no connection to put the stock on the watchlist: the star is off again, and a toast gives the
 * reason.
 */
export const StarOffline: Story = {
  tags: ['offline'],
  parameters: {
    app: { path: at('1092'), scenario: 'demo', faults: [fault('offline', '/user/AddOptional')] },
  },
  play: async (context) => {
    await context.userEvent.click(await starIs(context, 'star'));
    await expect(await screen.findByText(storyText(context)('common:failure.offline'))).toBeVisible();
    await expect(await starIs(context, 'star')).toHaveAttribute('aria-pressed', 'false');
  },
};
