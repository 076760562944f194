import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { Search } from '../../../src/screens/market/Search';
import type { Context } from '../../support/context';
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

/** A recent search was tapped: its query is back in the field, and its results are listed. */
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

/** The empty field lists recent searches: all seven, after a tap on the button below the first five. */
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

const historyList = ({ canvas, loaded }: Context) =>
  canvas.findByRole('list', { name: storyText({ loaded })('search:history.title') });

const queriesIn = (list: HTMLElement) => [...list.children].map((row) => row.textContent);

/** Removes the second of three recent searches. */
async function removeOne(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  const list = await historyList(context);
  await userEvent.click(
    await canvas.findByRole('button', { name: t('search:history.remove', { query: '1092' }) }),
  );
  await expect(queriesIn(list)).toEqual(['きりのかど', 'soft']);
  await expect(await canvas.findByText(t('search:history.removed', { query: '1092' }))).toBeVisible();
}

/** Removes all recent searches. */
async function removeAll(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('search:history.clear') }));
  await expect(canvas.queryByText(t('search:history.title'))).toBeNull();
  await expect(await canvas.findByText(t('search:history.cleared'))).toBeVisible();
}

async function undo({ canvas, loaded, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: storyText({ loaded })('watchlist:undo') }));
}

/** A recent search was removed: a bar says so and offers to undo it. */
export const OneQueryRemoved: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: removeOne,
};

/** A recent search was removed and brought back by Undo: all three are listed again. */
export const OneQueryBroughtBack: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    await removeOne(context);
    await undo(context);
    await expect(queriesIn(await historyList(context))).toEqual(['きりのかど', '1092', 'soft']);
  },
};

/** All recent searches were removed: a bar says so and offers to undo it. */
export const AllQueriesRemoved: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: removeAll,
};

/** All recent searches were removed and brought back by Undo: the three are listed again. */
export const AllQueriesBroughtBack: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    await removeAll(context);
    await undo(context);
    await expect(await within(await historyList(context)).findAllByRole('listitem')).toHaveLength(3);
  },
};
