import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { advanceBy } from '../../../mocks/exchange/clock';
import { fault } from '../../../mocks/faults';
import { storyNow } from '../../../mocks/scenarios/clock';
import { type StockSort, stockList } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';
import { drag } from '../../touch';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('market:tabs.stocks') });

/** What each row leads to, in the order of the list, with its text. */
async function rowsOf(context: Context) {
  const rows = within(await listOf(context)).getAllByRole('link');
  return rows.map((row) => ({
    symbol: new URLSearchParams(row.getAttribute('href')?.split('?')[1]).get('symbol') ?? '',
    text: row.textContent ?? '',
    row,
  }));
}

const symbolsOf = async (context: Context) => (await rowsOf(context)).map(({ symbol }) => symbol);

const head = (context: Context, key: StockSort) =>
  context.canvas.findByRole('button', {
    name: new RegExp(`^${storyText(context)(`market:sort.keys.${key}`)}(?![^ ])`),
  });

/** The percent of change that a row shows. */
const percentOf = (text: string) => Number(/[+−]?[\d.]+(?=%)/.exec(text)?.[0].replace('−', '-'));

/** A quarter of an hour passes at the exchange; the screen finds out by itself. */
const quarterPasses = (context: Context) =>
  storyExchange(context).store.transact((exchange) => advanceBy(exchange, 15));

/** All stocks by code. Of the thousands only those in sight are in the page; each knows its place. */
export const Default: Story = {
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeLessThan(50);
    await expect(rows[0]?.symbol).toMatch(/^1000\./);
    const [first] = within(await listOf(context)).getAllByRole('listitem');
    await expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(4_000);
    await expect(await head(context, 'code')).toHaveAttribute('aria-pressed', 'true');
    const open = storyText(context)('market:session.open', { time: '11:30' });
    await expect(await context.canvas.findByText(open)).toBeVisible();
  },
};

/** Two thousand rows down: they come as they are looked at. */
export const FarDown: Story = {
  play: async (context) => {
    const list = await listOf(context);
    const [first] = within(list).getAllByRole('listitem');
    window.scrollTo(0, 2_000 * (first?.offsetHeight ?? 0));
    const far = await waitFor(() => {
      const row = list.querySelector<HTMLElement>('[aria-posinset="2005"] a');
      if (!row) throw new Error('row 2,005 is not there yet');
      return row;
    });
    await expect(far).toBeVisible();
    await expect(await head(context, 'code')).toBeVisible();
  },
};

/** Sorted by the server: the greatest first, then the least. The choice is part of the address. */
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

/** By shares traded: these are shown in place of the yen. */
export const SortedByVolume: Story = {
  parameters: { app: { path: `${path}?exchange=WEST&sort=volume&direction=descending` } },
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.every(({ symbol }) => symbol.endsWith('.W'))).toBe(true);
    await expect(rows[0]?.text).toContain(`juta ${storyText(context)('common:shares')}`);
    await expect(await head(context, 'volume')).toHaveAttribute('aria-pressed', 'true');
    const west = await context.canvas.findByRole('radio', {
      name: storyText(context)('market:exchange.names.WEST'),
    });
    await expect(west).toBeChecked();
  },
};

/** By name, in the order of the member's language; a press turns the list around. */
export const SortedByName: Story = {
  play: async (context) => {
    const before = await symbolsOf(context);
    await context.userEvent.click(await head(context, 'name'));
    await waitFor(async () => expect(await symbolsOf(context)).not.toEqual(before));
    await expect(window.location.hash).toContain('sort=name&direction=ascending');
  },
};

/** One exchange alone. */
export const OneExchange: Story = {
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

/** Prices move by themselves; the order stays until it is asked for again, and nothing moves under the finger. */
export const Ticks: Story = {
  parameters: { app: { path: `${path}?sort=changePercent&direction=descending` } },
  play: async (context) => {
    const before = await rowsOf(context);
    await quarterPasses(context);
    await waitFor(
      async () =>
        expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before.map(({ text }) => text)),
      { timeout: 10_000 },
    );
    await expect(await symbolsOf(context)).toEqual(before.map(({ symbol }) => symbol));
  },
};

/** Pulled down at its top, the list is put in order anew. */
export const PulledToRefresh: Story = {
  parameters: Ticks.parameters,
  play: async (context) => {
    const before = await rowsOf(context);
    await quarterPasses(context);
    const { x, y } = before[0]?.row.getBoundingClientRect() ?? { x: 0, y: 0 };
    drag({ x: x + 100, y: y + 20 }, { x: x + 100, y: y + 320 });
    await context.canvas.findByText(storyText(context)('market:refreshing'));
    await waitFor(async () => {
      const percents = (await rowsOf(context)).map(({ text }) => percentOf(text));
      await expect(await symbolsOf(context)).not.toEqual(before.map(({ symbol }) => symbol));
      await expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    });
  },
};

/** No answer for more than 15 seconds: the prices are late, and of when they are is said once for all of them. */
export const Late: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Quotes')] } },
  play: async (context) => {
    await listOf(context);
    MockDate.set(storyNow + 60_000);
    await storyExchange(context).store.transact((exchange) => advanceBy(exchange, 1));
    const late = storyText(context)('market:stale', { time: '10:15:00' });
    await expect(await context.canvas.findByText(late)).toBeVisible();
    // However far down one is.
    window.scrollTo(0, 1_500);
    await waitFor(() =>
      expect(context.canvas.getByText(late).getBoundingClientRect().top).toBeGreaterThan(0),
    );
    await expect(context.canvas.getByText(late)).toBeVisible();
  },
};

/** The phone loses its connection: said at once. It comes back: the prices do as well. */
export const ConnectionLost: Story = {
  play: async (context) => {
    const t = storyText(context);
    const before = (await rowsOf(context)).map(({ text }) => text);
    connect(false);
    await expect(await context.canvas.findByText(t('market:offline', { time: '10:15:00' }))).toBeVisible();
    await quarterPasses(context);
    connect(true);
    await expect(await context.canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await waitFor(async () => expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before), {
      timeout: 10_000,
    });
  },
  beforeEach: () => () => {
    connect(true);
    window.scrollTo(0, 0);
  },
};

function connect(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

/** Some of the list can't be loaded: its rows keep their place, and it can be tried again without going anywhere. */
export const RowsMissing: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    let refused = true;
    context.msw.use(
      http.post(`*/api/vue${stockList.path}`, () =>
        refused ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    window.scrollTo(0, 60_000);
    await expect(await context.canvas.findByText(t('market:rowsMissing'))).toBeVisible();
    await expect(within(list).queryAllByRole('link')).toEqual([]);
    refused = false;
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(10));
    await expect(context.canvas.queryByText(t('market:rowsMissing'))).toBeNull();
  },
};

/** The way to the ranked lists. */
export const ToTheRanking: Story = {
  play: async ({ canvas, ...context }) => {
    const link = await canvas.findByRole('link', { name: storyText(context)('market:ranking.title') });
    await expect(link).toHaveAttribute('href', '#/market/stockHot/stockList');
  },
};

/** The stocks the member has starred; the tab is part of the address, so it survives a reload. */
export const Watchlist: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.watchlist') }));
    const row = await canvas.findAllByRole('link', { name: /1\d{3}/ });
    await expect(row.length).toBeGreaterThan(0);
    await expect(window.location.hash).toContain('tab=watchlist');
  },
};

/** A tab that is left keeps its order for whoever comes back to it. */
export const TabKeepsItsOrder: Story = {
  parameters: { app: { path: `${path}?tab=watchlist&sort=latestPrice&direction=descending` } },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: t('market:tabs.stocks') }));
    await expect(await head(context, 'latestPrice')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The market is closed: the next session is named. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { path: `${path}?exchange=NOWHERE` },
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('market:empty.stocks'))).toBeVisible();
  },
};

/** The server answers HTML: the list says so; trying again asks again. */
export const Fails: Story = {
  parameters: { app: { path, faults: [fault('html', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** Numbers that arrive as strings are as good as numbers. */
export const NumbersAsStrings: Story = {
  parameters: { app: { path, faults: [fault('numbersAsStrings', '/stock/List')] } },
  play: Default.play,
};
