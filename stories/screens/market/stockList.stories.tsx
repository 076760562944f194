import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import type { RankingKind } from '../../../src/api/contract/stocks';
import { StockHot } from '../../../src/screens/market/StockHot';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/market/stockHot/stockList';

import { minutesLater } from '../../support/time';

const meta = {
  title: 'Screens/market/stockHot/stockList',
  component: StockHot,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof StockHot>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rowsOf(context: Context, kind: RankingKind): Promise<HTMLElement[]> {
  const name = storyText(context)(`market:ranking.kinds.${kind}`);
  return await within(await context.canvas.findByRole('list', { name })).findAllByRole('link');
}

const percentOf = ({ textContent }: HTMLElement) =>
  Number(/[+−]?[\d.]+(?=%)/.exec(textContent ?? '')?.[0].replace('−', '-'));
const rankOf = (row: HTMLElement) => Number(row.querySelector('.rank')?.textContent);
const choose = async (context: Context, kind: RankingKind) =>
  context.userEvent.click(
    await context.canvas.findByRole('tab', { name: storyText(context)(`market:ranking.kinds.${kind}`) }),
  );

/** The hundred stocks with the largest gains today, each with its rank. */
export const RankedByGains: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const rows = await rowsOf(context, 'gainers');
    await expect(rows.slice(0, 3).map(rankOf)).toEqual([1, 2, 3]);
    const percents = rows.map(percentOf);
    await expect(percents.at(-1)).toBeGreaterThan(0);
    await expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    await expect(rows[0]).toHaveAttribute('href', expect.stringContaining('#/market/marketDetail?symbol='));
    await expect(rows[0]?.closest('li')).toHaveAttribute('aria-setsize', '100');
  },
};

/** The stocks with the largest losses today, each with its rank. */
export const RankedByLosses: Story = {
  play: async (context) => {
    await rowsOf(context, 'gainers');
    await choose(context, 'losers');
    const percents = (await rowsOf(context, 'losers')).map(percentOf);
    await expect(percents[0]).toBeLessThan(0);
    await expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    await expect(window.location.hash).toContain('kind=losers');
  },
};

/** The stocks with the largest turnover today, each with its amount. */
export const RankedByTurnover: Story = {
  parameters: { app: { path: `${path}?kind=turnover` } },
  play: async (context) => {
    const [first] = await rowsOf(context, 'turnover');
    await expect(first).toHaveTextContent(
      storyText(context)('common:traded.totalAmount', { figure: '' }).trim(),
    );
  },
};

/** The stocks with the most shares traded today, each with their number. */
export const RankedByVolume: Story = {
  parameters: { app: { path: `${path}?kind=volume` } },
  play: async (context) => {
    const [first] = await rowsOf(context, 'volume');
    await expect(first).toHaveTextContent(storyText(context)('common:traded.volume', { figure: '' }).trim());
  },
};

/** The largest gains on the northern exchange alone. */
export const StocksOfOneExchange: Story = {
  play: async (context) => {
    await rowsOf(context, 'gainers');
    const name = storyText(context)('market:exchange.names.NORTH');
    await context.userEvent.click(await context.canvas.findByRole('radio', { name }));
    await waitFor(async () => {
      const rows = await rowsOf(context, 'gainers');
      await expect(rows.filter((row) => !row.getAttribute('href')?.endsWith('.N'))).toEqual([]);
    });
    await expect(window.location.hash).toContain('exchange=NORTH');
  },
};

/** The end of the list: the stock at rank 100. */
export const ToTheEnd: Story = {
  play: async (context) => {
    await rowsOf(context, 'gainers');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => expect((await rowsOf(context, 'gainers')).map(rankOf)).toContain(100));
  },
};

/** Prices have changed since the list was loaded: its ranks stay. */
export const PricesChangeRanksStay: Story = {
  play: async (context) => {
    const texts = async () => (await rowsOf(context, 'gainers')).map(({ textContent }) => textContent);
    const links = async () => (await rowsOf(context, 'gainers')).map((row) => row.getAttribute('href'));
    const [before, order] = [await texts(), await links()];
    await withExchange(context, minutesLater(15));
    await waitFor(async () => expect(await texts()).not.toEqual(before));
    await expect(await links()).toEqual(order);
  },
};

/**
 * Early on a trading day nothing has been traded: the screen says when the lists begin, with a link to the
 * market.
 */
export const BeforeTheOpen: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?kind=volume`, scenario: 'marketClosed' } },
  // From Friday evening to Tuesday at 08:00: Monday is a holiday.
  beforeEach: (context) => withExchange(context, minutesLater(84 * 60)),
  play: async ({ canvas, ...context }) => {
    const t = storyText(context);
    await expect(
      await canvas.findByText(t('market:ranking.beforeOpen', { time: '11/24 09:00' })),
    ).toBeVisible();
    const toMarket = await canvas.findByRole('link', { name: t('market:ranking.toMarket') });
    await expect(toMarket).toHaveAttribute('href', '#/market/market');
  },
};

/** No stock has risen today: the list says so. */
export const NoStockRoseToday: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/stock/Ranking')] } },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:ranking.empty.gainers'))).toBeVisible();
  },
};

/** In the evening: the lists of the day, and when the market opens again. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    await expect((await rowsOf(context, 'gainers')).length).toBeGreaterThan(10);
    const closed = storyText(context)('market:session.closed', { time: '11/24 09:00' });
    await expect(await context.canvas.findByText(closed)).toBeVisible();
  },
};

/** The ranking is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the ranking: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/stock/Ranking'), tags: ['error'] };

/** There is no connection when the ranking opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
