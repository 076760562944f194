import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockList } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectUnitExplained } from '../../support/juta';
import { expectFits, expectFocusVisible, visiblePageShare } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { storyLanguage, storyText } from '../../support/storyText';
import { head, listOf, orderName, otherOrders, rowsOf, symbolsOf } from './marketSteps';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member has chosen the units of the language: turnovers have them, and no note explains a unit. */
export const LargeNumbersOfTheLanguage: Story = {
  tags: ['each-language'],
  beforeEach: () => window.localStorage.setItem('largeNumberUnit', 'local'),
  play: async (context) => {
    const [first] = await within(await listOf(context)).findAllByRole('listitem');
    await waitFor(() =>
      expect(first).toHaveTextContent(
        { en: /[\d.]+M/, jp: /[\d.]+億/, tw: /[\d.]+億/ }[storyLanguage(context)],
      ),
    );
    await expect(context.canvas.queryByText(storyText(context)('common:juta'))).toBeNull();
  },
};

/** All stocks by code, with live prices, courses, how many rise and fall, when the session ends, and a link to the rankings. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeLessThan(50);
    await expect(rows[0]?.symbol).toMatch(/^1000\./);
    const [first] = await within(await listOf(context)).findAllByRole('listitem');
    await expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(4_000);
    const code = orderName(context, 'code', 'ascending');
    await expect(await otherOrders(context)).toHaveAccessibleName(expect.stringContaining(code));
    const t = storyText(context);
    const open = t('market:session.open', { time: '11:30' });
    await expect(await context.canvas.findByText(open)).toBeVisible();
    const ranking = await context.canvas.findByRole('link', { name: t('market:ranking.title') });
    await expect(ranking).toHaveAttribute('href', '#/market/stockHot/stockList');
    await expectUnitExplained(context, await listOf(context));
  },
};

/** Scrolls to a row that is far down. */
async function scrollToRow(context: Context, place: number): Promise<HTMLElement> {
  const list = await listOf(context);
  const [first] = await within(list).findAllByRole('listitem');
  const top = list.getBoundingClientRect().top + window.scrollY;
  window.scrollTo(0, top + (place - 5) * (first?.offsetHeight ?? 0));
  return rowAt(list, place);
}

/** Waits for a row by its position, from 1. */
const rowAt = (list: HTMLElement, place: number) =>
  waitFor(() => {
    const row = list.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    if (!row) throw new Error(`row ${place} is not there yet`);
    return row;
  });

/** The phone lies on its side: the list takes more than half of the screen. */
export const PhoneInLandscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async (context) => {
    const list = await listOf(context);
    list.scrollIntoView();
    await waitFor(() => expect(visiblePageShare()).toBeGreaterThan(0.5));
    await expectFits(context.canvasElement);
  },
};

/** The list is scrolled two thousand rows down: rows and sort keys are there. */
export const ScrolledFarDown: Story = {
  play: async (context) => {
    const far = await scrollToRow(context, 2_005);
    await expect(far).toBeVisible();
    await expect(await head(context, 'name')).toBeVisible();
  },
};

/** The keyboard's focus moved up far down the list: the focused row stands below the sort keys. */
export const FocusStaysVisible: Story = {
  play: async (context) => {
    await scrollToRow(context, 2_005);
    const list = await listOf(context);
    for (const place of [2_005, 2_004, 2_003, 2_002, 2_001, 2_000, 1_999, 1_998]) {
      const row = await rowAt(list, place);
      row.focus();
      const { bottom } = (await head(context, 'name')).getBoundingClientRect();
      await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
};

/** Far down the list, the keyboard has reached the link to the rankings: it has come into view. */
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

/** The stocks of the northern exchange alone. */
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

/** The market is closed: the last prices of the day, and when the next session opens. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

/** The stocks are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** No stock is listed on the chosen exchange: the list says so. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?exchange=NORTH` } },
  beforeEach: (context) => changeResponse(context, stockList, () => ({ total: 0, items: [] })),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:empty.stocks'))).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: t('market:exchange.names.NORTH') })).toBeChecked();
  },
};

/** The server answers with a web page instead of the stocks: the list says so, with a button to try again. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('html', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** The server sends numbers as texts: the list shows them like any others. */
export const NumbersAsStrings: Story = {
  parameters: { app: { path, faults: [fault('numbersAsStrings', '/stock/List')] } },
  play: Default.play,
};
