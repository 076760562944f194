import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { Search } from '../../../src/screens/home/Search';
import { storyText } from '../../support/storyText';
import { foundRows, searchField, typeQuery } from './searchSteps';

const path = '/home/search';

const meta = {
  title: 'Screens/home/search',
  component: Search,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searches stored on the device. */
const remembered =
  (...history: string[]) =>
  () =>
    window.localStorage.setItem(`searchHistory:${demoMember.account}`, JSON.stringify(history));

/** Enter stores the query. An empty field shows the history, newest first and without duplicates. */
export const QueryStoredInHistory: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    for (const query of ['きり', 'soft', 'ｷﾘ', 'キリ']) {
      await typeQuery(context, `${query}{Enter}`);
      await foundRows(context);
      await userEvent.click(await canvas.findByRole('button', { name: t('search:clear') }));
      await canvas.findByRole('list', { name: t('search:history.title') });
    }
    const list = await canvas.findByRole('list', { name: t('search:history.title') });
    await expect([...list.children].map((row) => row.textContent)).toEqual(['キリ', 'soft']);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('search:history.again', { query: 'soft' }) }),
    );
    await expect(await searchField(context)).toHaveValue('soft');
    await expect((await foundRows(context)).length).toBeGreaterThan(0);
  },
};

export const HistoryOfSevenQueries: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft', '霧乃', '半導体', 'kirin', '537R'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const list = within(await canvas.findByRole('list', { name: t('search:history.title') }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('search:history.showAll', { amount: 7 }) }),
    );
    await expect(await list.findAllByRole('listitem')).toHaveLength(7);
  },
};

/** One search is removed, and stored again. */
export const OneQueryRemoved: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const list = await canvas.findByRole('list', { name: t('search:history.title') });
    const shown = () => [...list.children].map((row) => row.textContent);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('search:history.remove', { query: '1092' }) }),
    );
    await expect(shown()).toEqual(['きりのかど', 'soft']);
    await expect(await canvas.findByText(t('search:history.removed', { query: '1092' }))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('watchlist:undo') }));
    await expect(shown()).toEqual(['きりのかど', '1092', 'soft']);
  },
};

/** All searches are removed, and stored again. */
export const AllQueriesRemoved: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('search:history.clear') }));
    await expect(canvas.queryByText(t('search:history.title'))).toBeNull();
    await expect(await canvas.findByText(t('search:history.cleared'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('watchlist:undo') }));
    const list = within(await canvas.findByRole('list', { name: t('search:history.title') }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(3);
  },
};
