import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault, faultOnce } from '../../../mocks/faults';
import { Search } from '../../../src/screens/home/Search';
import { expectFits } from '../../expectFits';
import { starsOf } from '../../starsOf';
import { storyText } from '../../storyText';
import { foundHrefs, foundRows, searchField, typeQuery } from './searchSteps';

const path = '/home/search';
const at = (query: string) => `${path}?q=${encodeURIComponent(query)}`;

const meta = {
  title: 'Screens/home/search',
  component: Search,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 霧乃門リース: きりのかどりーす, 霧之門租賃, Kirinokado Leasing. */
const found = '1092.N';

/** What the device remembers of earlier searches. */
const remembered =
  (...history: string[]) =>
  () =>
    window.localStorage.setItem(`searchHistory:${demoMember.account}`, JSON.stringify(history));

/** Nothing typed, nothing searched for before: the most traded stocks are somewhere to go. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const list = within(await canvas.findByRole('list', { name: t('search:popular.title') }));
    await expect(list.getAllByRole('link')).toHaveLength(10);
    await expect(await searchField(context)).toHaveValue('');
    await expect(canvas.queryByText(t('search:history.title'))).toBeNull();
  },
};

/** By its reading, in hiragana, while one types: how many were found is said, and the address keeps the query. */
export const ByKana: Story = {
  play: async (context) => {
    await typeQuery(context, 'きりのかどりー');
    await waitFor(async () => expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]));
    const said = storyText(context)('search:found', { amount: 1 });
    await expect(await context.canvas.findByText(said)).toBeVisible();
    await expect(decodeURIComponent(window.location.hash)).toBe(`#${path}?q=きりのかどりー`);
  },
};

/** Whatever keyboard typed it: the same stock, by code, by name or by reading, in every language and width. */
export const InEveryForm: Story = {
  play: async (context) => {
    const field = await searchField(context);
    const forms = [
      '1092',
      '１０９２',
      '霧乃門リース',
      '霧之門租',
      'kirinokado leas',
      'ＫＩＲＩＮＯＫＡＤＯＬＥＡＳ',
      'ｷﾘﾉｶﾄﾞﾘ',
    ];
    for (const form of forms) {
      await context.userEvent.clear(field);
      await typeQuery(context, form);
      await waitFor(async () => expect((await foundHrefs(context))[0]).toContain(found));
    }
  },
};

/** What was searched for is marked, by more than its colour. */
export const MarkedMatch: Story = {
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

/** More than are shown: the way to fewer is said. */
export const Many: Story = {
  parameters: { app: { path: at('1'), scenario: 'demo' } },
  play: async (context) => {
    await expect(await foundRows(context)).toHaveLength(50);
    const said = storyText(context)('search:foundMany', { amount: 50 });
    await expect(context.canvas.getByText(said)).toBeVisible();
  },
};

/** The first answer takes three seconds: what was typed since stands there long before, and stays when it comes. */
export const SlowFirstAnswer: Story = {
  parameters: { app: { path: at('10'), scenario: 'demo', faults: [faultOnce('slow', '/stock/Search')] } },
  play: async (context) => {
    const since = performance.now();
    await typeQuery(context, '92');
    const only = [expect.stringContaining(found)];
    await waitFor(async () => expect(await foundHrefs(context)).toEqual(only));
    await expect(performance.now() - since).toBeLessThan(3_000);
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(3_300));
    await expect(await foundHrefs(context)).toEqual(only);
  },
};

/** While one types on, what was found before stays instead of flickering; it says that it is not the answer yet. */
export const Narrowing: Story = {
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    const rows = await foundRows(context);
    await expect(rows.length).toBeGreaterThan(1);
    await typeQuery(context, 'のかどりー');
    await waitFor(async () => expect(await foundHrefs(context)).toHaveLength(1));
    const list = context.canvas.getByRole('list', { name: storyText(context)('search:results') });
    await waitFor(() => expect(list.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** Everything that is sent while a story plays. */
function searchesSent(): () => string[] {
  const send = spyOn(XMLHttpRequest.prototype, 'send');
  return () =>
    send.mock.calls
      .map(([body]) => JSON.parse(String(body)).query as unknown)
      .filter((query) => query !== undefined) as string[];
}

/** A keyboard composes kana out of letters: what is half composed is not searched for. */
export const Composed: Story = {
  play: async (context) => {
    const sent = searchesSent();
    const field = await searchField(context);
    fireEvent.compositionStart(field);
    for (const value of ['ｋ', 'き', 'きｒ', 'きり', 'きりｎ', 'きりの']) {
      fireEvent.input(field, { target: { value }, isComposing: true });
    }
    await waitFor(() => expect(sent()).toEqual(['きりの']));
    fireEvent.input(field, { target: { value: '霧乃' }, isComposing: true });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(sent()).toEqual(['きりの', '霧乃']));
    await expect((await foundRows(context)).length).toBeGreaterThan(0);
  },
};

/** Enter on the very code opens the stock, even before the answer is there. */
export const EnterOpens: Story = {
  play: async (context) => {
    await typeQuery(context, '1092{Enter}');
    await waitFor(() => expect(window.location.hash).toBe(`#/market/marketDetail?symbol=${found}`));
  },
};

/** Enter on anything else is a search that is remembered; there it stands, newest first and once, when the field is empty. */
export const Remembered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    for (const query of ['きり', 'soft', 'ｷﾘ', 'キリ']) {
      await typeQuery(context, `${query}{Enter}`);
      await foundRows(context);
      await userEvent.click(canvas.getByRole('button', { name: t('search:clear') }));
      await canvas.findByRole('list', { name: t('search:history.title') });
    }
    const list = canvas.getByRole('list', { name: t('search:history.title') });
    await expect([...list.children].map((row) => row.textContent)).toEqual(['キリ', 'soft']);
    await userEvent.click(canvas.getByRole('button', { name: t('search:history.again', { query: 'soft' }) }));
    await expect(await searchField(context)).toHaveValue('soft');
    await expect((await foundRows(context)).length).toBeGreaterThan(0);
  },
};

export const History: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft', '霧乃', '半導体', 'kirin', '537R'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const list = within(await canvas.findByRole('list', { name: t('search:history.title') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: t('search:history.showAll', { amount: 7 }) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
  },
};

/** One search is forgotten, and remembered again. */
export const ForgetOne: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const list = await canvas.findByRole('list', { name: t('search:history.title') });
    const shown = () => [...list.children].map((row) => row.textContent);
    await userEvent.click(
      canvas.getByRole('button', { name: t('search:history.remove', { query: '1092' }) }),
    );
    await expect(shown()).toEqual(['きりのかど', 'soft']);
    await expect(canvas.getByText(t('search:history.removed', { query: '1092' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:undo') }));
    await expect(shown()).toEqual(['きりのかど', '1092', 'soft']);
  },
};

/** All of them, likewise. */
export const ForgetAll: Story = {
  beforeEach: remembered('きりのかど', '1092', 'soft'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('search:history.clear') }));
    await expect(canvas.queryByText(t('search:history.title'))).toBeNull();
    await expect(await canvas.findByText(t('search:history.cleared'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:undo') }));
    const list = within(canvas.getByRole('list', { name: t('search:history.title') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The arrow keys lead from the field through the results and back. */
export const ByArrowKeys: Story = {
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    const [first, second] = await foundRows(context);
    const field = await searchField(context);
    field.focus();
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
  },
};

const name = { en: 'Kirinokado Leasing', tw: '霧之門租賃', jp: '霧乃門リース' };

type Context = Parameters<NonNullable<Story['play']>>[0];
/** The star of the stock that is found, whichever way it is pressed. */
const starIs = ({ canvas, ...context }: Context, as: 'star' | 'unstar') => {
  const shown = name[context.globals.locale as keyof typeof name];
  return canvas.findByRole('button', { name: storyText(context)(`search:${as}`, { name: shown }) });
};

/** Starred from the result, at once; and then by the server. */
export const Star: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo' } },
  play: async (context) => {
    await context.userEvent.click(await starIs(context, 'star'));
    await expect(await starIs(context, 'unstar')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect(await starsOf(context)).toContain(found));
    await context.userEvent.click(await starIs(context, 'unstar'));
    await expect(await starIs(context, 'star')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await starsOf(context)).not.toContain(found));
  },
};

/** Two stars at once: neither undoes the other. */
export const TwoStars: Story = {
  parameters: { app: { path: at('リース'), scenario: 'demo' } },
  play: async (context) => {
    const before = (await starsOf(context)).length;
    await foundRows(context);
    const stars = await context.canvas.findAllByRole('button', { pressed: false });
    stars[0]?.click();
    stars[1]?.click();
    await waitFor(() => expect(context.canvas.getAllByRole('button', { pressed: true })).toHaveLength(2));
    await waitFor(async () => expect(await starsOf(context)).toHaveLength(before + 2));
    await expect(context.canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** Delisted meanwhile: the star goes back, and the reason is said. */
export const StarRefused: Story = {
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

/** No connection: the star goes back, and that is said. */
export const StarOffline: Story = {
  parameters: {
    app: { path: at('1092'), scenario: 'demo', faults: [fault('offline', '/user/AddOptional')] },
  },
  play: async (context) => {
    await context.userEvent.click(await starIs(context, 'star'));
    await expect(await screen.findByText(storyText(context)('common:failure.offline'))).toBeVisible();
    await expect(await starIs(context, 'star')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Nothing matches: what to try is said, and the field is a press away from empty. */
export const None: Story = {
  parameters: { app: { path: at('zzz'), scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('search:none.title', { query: 'zzz' }))).toBeVisible();
    await expect(canvas.getByText(t('search:none.hint'))).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: t('search:clear') }));
    await expect(await canvas.findByRole('list', { name: t('search:popular.title') })).toBeVisible();
    await expect(window.location.hash).toBe(`#${path}`);
  },
};

export const Loading: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo', faults: [fault('hang', '/stock/Search')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:loading'))).toBeInTheDocument();
  },
};

/** The answer can't be read; the next one can. */
export const Fails: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo', faults: [faultOnce('html', '/stock/Search')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('common:retry') }));
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};

export const Offline: Story = {
  parameters: { app: { path: at('1092'), scenario: 'demo', faults: [fault('offline', '/stock/Search')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** Before the day's first trades nothing is most traded: the market is the way on. */
export const NothingTraded: Story = {
  parameters: { app: { path, scenario: 'demo', faults: [fault('empty', '/stock/Ranking')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('search:popular.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('search:popular.browse') })).toBeVisible();
  },
};

/** In the evening: the last prices of the day. */
export const Closed: Story = {
  parameters: { app: { path: at('1092'), scenario: 'marketClosed' } },
  play: async (context) => {
    await expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]);
  },
};
