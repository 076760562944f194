import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault, faultOnce } from '../../../mocks/faults';
import { Search } from '../../../src/screens/home/Search';
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

/** No query and no history: the most traded stocks are offered. */
export const Default: Story = {
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

/** The matched part is marked, not by colour alone. */
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

/** The code is written as in lists. */
export const CodeWithExchange: Story = finds('1092 North');

/** A query matches the beginnings of words. The matching name is shown in every language. */
export const BeginningsOfWordsMatch: Story = finds('kirino leas');

/** There are more results than shown: the screen says how to narrow them. */
export const MoreResultsThanShown: Story = {
  parameters: { app: { path: at('1'), scenario: 'demo' } },
  play: async (context) => {
    await expect(await foundRows(context)).toHaveLength(50);
    const message = storyText(context)('search:foundMany', { amount: 50 });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** No match: the screen suggests what to try, and the field can be cleared. */
export const NoMatchWithSuggestions: Story = {
  parameters: { app: { path: at('zzz'), scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('search:none.title', { query: 'zzz' }))).toBeVisible();
    await expect(await canvas.findByText(t('search:none.hint'))).toBeVisible();
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: t('search:clear') }));
    await expect(await canvas.findByRole('list', { name: t('search:popular.title') })).toBeVisible();
    await expect(window.location.hash).toBe(`#${path}`);
  },
};

export const Loading: Story = loadingStory({ path: at('1092') });

/** The response cannot be read; the next one can. */
export const Fails: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo', faults: [faultOnce('html', '/stock/Search')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};

export const Offline: Story = offlineStory({ path: at('1092') });

/** Before the first trades of the day there is no ranking: a link leads to the market. */
export const NothingTradedYetToday: Story = {
  parameters: { app: { path, scenario: 'demo', faults: [fault('empty', '/stock/Ranking')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('search:popular.empty'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('search:popular.browse') })).toBeVisible();
  },
};

/** In the evening the last prices of the day are shown. */
export const Closed: Story = {
  parameters: { app: { path: at('1092'), scenario: 'marketClosed' } },
  play: async (context) => {
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};
