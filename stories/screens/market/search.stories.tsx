import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault, faultOnce } from '../../../mocks/faults';
import { Search } from '../../../src/screens/market/Search';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { foundHrefs, foundRows, searchField } from './searchSteps';

const path = '/home/search';
const at = (query: string) => `${path}?q=${encodeURIComponent(query)}` as const;

const meta = {
  title: 'Screens/home/search',
  component: Search,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 霧乃門リース: きりのかどりーす, 霧之門租賃, Kirinokado Leasing. */
const found = '1092.N';

/** The search as it opens, without earlier searches: the most traded stocks of the day. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const list = within(await canvas.findByRole('list', { name: t('search:popular.title') }));
    await expect(await list.findAllByRole('link')).toHaveLength(10);
    await expect(await searchField(context)).toHaveValue('');
    await expect(canvas.queryByText(t('search:history.title'))).toBeNull();
  },
};

/** A part of a name was searched for: it is underlined in each result. */
export const MatchIsMarked: Story = {
  parameters: { app: { path: at('リース'), scenario: 'demo' } },
  play: async (context) => {
    const rows = await foundRows(context);
    for (const row of rows) {
      const mark = row.querySelector('mark');
      await expect(mark).toHaveTextContent('リース');
      await expect(getComputedStyle(mark as Element).textDecorationLine).toBe('underline');
    }
    await expectFits(context.canvasElement);
  },
};

const finds = (query: string): Story => ({
  parameters: { app: { path: at(query), scenario: 'demo' } },
  play: async (context) => {
    await expect((await foundHrefs(context)).join(' ')).toContain(found);
  },
});

/** A code with its exchange, as lists show it, finds the stock. */
export const CodeWithExchange: Story = finds('1092 North');

/** The beginnings of two words find the stock by its English name. */
export const BeginningsOfWordsMatch: Story = finds('kirino leas');

/** One digit matches many stocks: the first 50 are listed, with a hint to type more. */
export const MoreResultsThanShown: Story = {
  parameters: { app: { path: at('1'), scenario: 'demo' } },
  play: async (context) => {
    await expect(await foundRows(context)).toHaveLength(50);
    const message = storyText(context)('search:foundMany', { amount: 50 });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** No stock matches the query: the screen says so, and suggests what to try. */
export const NoMatchWithSuggestions: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('zzz'), scenario: 'demo' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('search:none.title', { query: 'zzz' }))).toBeVisible();
    await expect(await canvas.findByText(t('search:none.hint'))).toBeVisible();
  },
};

/** A query without a match was cleared: the most traded stocks are offered again. */
export const NoMatchCleared: Story = {
  parameters: { app: { path: at('zzz'), scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await canvas.findByText(t('search:none.title', { query: 'zzz' }));
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: t('search:clear') }));
    await expect(await canvas.findByRole('list', { name: t('search:popular.title') })).toBeVisible();
    await expect(window.location.hash).toBe(`#${path}`);
  },
};

/** The results are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory({ path: at('1092') }), tags: ['loading'] };

const unreadableOnce: Story['parameters'] = {
  app: { path: at('1092'), scenario: 'demo', faults: [faultOnce('html', '/stock/Search')] },
};

/** The response to a search can't be read: the screen says so, with a button to try again. */
export const Fails: Story = {
  tags: ['error'],
  parameters: unreadableOnce,
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** The first response couldn't be read, the next one could: the stock is listed. */
export const FoundAfterARetry: Story = {
  parameters: unreadableOnce,
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};

/** There is no connection for the search: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory({ path: at('1092') }), tags: ['offline'] };

/** Before the first trades of the day there are no most traded stocks: a link leads to the market. */
export const NothingTradedYetToday: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'demo', faults: [fault('empty', '/stock/Ranking')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('search:popular.empty'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('search:popular.browse') })).toBeVisible();
  },
};

/** In the evening a stock that was found has the last price of the day. */
export const Closed: Story = {
  parameters: { app: { path: at('1092'), scenario: 'marketClosed' } },
  play: async (context) => {
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};
