import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Market } from '../../../src/screens/market/Market';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits, expectFocusVisible, rotatePhone, visiblePageShare } from '../../support/layout';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { head, listOf, rowsOf, symbolsOf } from './marketSteps';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All stocks by code. Only the visible rows of thousands are rendered, each with its position. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeLessThan(50);
    await expect(rows[0]?.symbol).toMatch(/^1000\./);
    const [first] = await within(await listOf(context)).findAllByRole('listitem');
    await expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(4_000);
    await expect(await head(context, 'code')).toHaveAttribute('aria-pressed', 'true');
    const open = storyText(context)('market:session.open', { time: '11:30' });
    await expect(await context.canvas.findByText(open)).toBeVisible();
  },
};

/** Scrolls to a row that is far down. */
async function scrollToRow(context: Context, place: number): Promise<HTMLElement> {
  const list = await listOf(context);
  const [first] = await within(list).findAllByRole('listitem');
  window.scrollTo(0, (place - 5) * (first?.offsetHeight ?? 0));
  return rowAt(list, place);
}

/** Waits for a row by its position, from 1. */
const rowAt = (list: HTMLElement, place: number) =>
  waitFor(() => {
    const row = list.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    if (!row) throw new Error(`row ${place} is not there yet`);
    return row;
  });

/** In landscape the list takes more than half of the screen. */
export const PhoneInLandscape: Story = {
  play: async (context) => {
    const list = await listOf(context);
    await rotatePhone(context);
    list.scrollIntoView();
    await waitFor(() => expect(visiblePageShare()).toBeGreaterThan(0.5));
    await expectFits(context.canvasElement);
  },
};

/** Two thousand rows down, rows render as they come into view. */
export const ScrolledFarDown: Story = {
  play: async (context) => {
    const far = await scrollToRow(context, 2_005);
    await expect(far).toBeVisible();
    await expect(await head(context, 'code')).toBeVisible();
  },
};

/** Keyboard focus stays visible in a long list: the sticky headers do not cover it. */
export const FocusStaysVisible: Story = {
  play: async (context) => {
    await scrollToRow(context, 2_005);
    const list = await listOf(context);
    for (const place of [2_005, 2_004, 2_003, 2_002, 2_001, 2_000, 1_999, 1_998]) {
      const row = await rowAt(list, place);
      row.focus();
      const { bottom } = (await head(context, 'code')).getBoundingClientRect();
      await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
};

/** The link to the ranked lists becomes visible when focused, even far down the list. */
export const RankingReachedFromFarDown: Story = {
  play: async (context) => {
    const ranking = await context.canvas.findByRole('link', {
      name: storyText(context)('market:ranking.title'),
    });
    await scrollToRow(context, 2_005);
    ranking.focus({ preventScroll: true });
    await expectFocusVisible(ranking);
  },
};

export const StocksOfOneExchange: Story = {
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    const north = await context.canvas.findByRole('radio', { name: t('market:exchange.names.NORTH') });
    await context.userEvent.click(north);
    await waitFor(async () => {
      const symbols = await symbolsOf(context);
      await expect(symbols.length).toBeGreaterThan(10);
      await expect(symbols.filter((symbol) => !symbol.endsWith('.N'))).toEqual([]);
    });
    await expect(window.location.hash).toContain('exchange=NORTH');
  },
};

/** A link leads to the ranked lists. */
export const ToTheRanking: Story = {
  play: async ({ canvas, ...context }) => {
    const link = await canvas.findByRole('link', { name: storyText(context)('market:ranking.title') });
    await expect(link).toHaveAttribute('href', '#/market/stockHot/stockList');
  },
};

/** The starred stocks. The tab is part of the address and survives a reload. */
export const WatchlistOfStarredStocks: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.watchlist') }));
    const row = await canvas.findAllByRole('link', { name: /1\d{3}/ });
    await expect(row.length).toBeGreaterThan(0);
    await expect(window.location.hash).toContain('tab=watchlist');
  },
};

/** The market is closed: the next session is shown. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Empty: Story = {
  parameters: {
    app: { path: `${path}?exchange=NOWHERE` },
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('market:empty.stocks'))).toBeVisible();
  },
};

/** The server answers with HTML: the list says so, and a retry requests it again. */
export const Fails: Story = {
  parameters: { app: { path, faults: [fault('html', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

export const Offline: Story = offlineStory();

/** Numbers that arrive as strings are displayed like numbers. */
export const NumbersAsStrings: Story = {
  parameters: { app: { path, faults: [fault('numbersAsStrings', '/stock/List')] } },
  play: Default.play,
};
