import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault, faultOnce } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/market/MarketFav';
import { dragBy } from '../../dragBy';
import { starsOf } from '../../starsOf';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';
import { editedCodes, editList, handleAt, sortBy, watchedList, watchedSymbols } from './watchlistSteps';

const path = '/market/marketFav';

const meta = {
  title: 'Screens/market/marketFav',
  component: MarketFav,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketFav>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What the demo member watches: exchange by exchange, the latest star first. */
const stars = ['1256.E', '1199.E', '1133.E', '1071.W', '1018.W'];
const east = stars.slice(0, 3);

const withFaults = (...faults: ReturnType<typeof fault>[]) => ({ app: { path, scenario: 'demo', faults } });

/** Everything that is watched, live, in the member's own order; each row leads to its details. */
export const Default: Story = {
  play: async (context) => {
    await expect(await watchedSymbols(context)).toEqual(stars);
    const add = context.canvas.getByRole('link', { name: storyText(context)('watchlist:add') });
    await expect(add).toHaveAttribute('href', '#/home/search');
  },
};

/** One exchange alone; the address keeps it. */
export const OneExchange: Story = {
  play: async (context) => {
    const t = storyText(context);
    await watchedList(context);
    await context.userEvent.click(
      await context.canvas.findByRole('radio', { name: t('market:exchange.names.WEST') }),
    );
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(['1071.W', '1018.W']));
    await expect(window.location.hash).toBe(`#${path}?exchange=WEST`);
  },
};

/** An exchange of which nothing is watched, while others have some. */
export const EmptyExchange: Story = {
  parameters: { app: { path: `${path}?exchange=NORTH`, scenario: 'demo' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('watchlist:empty.exchange'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('watchlist:empty.find') })).toBeVisible();
  },
};

/** Nothing is watched yet: the search is the next step. */
export const Empty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('watchlist:empty.title'))).toBeVisible();
    const find = canvas.getByRole('link', { name: t('watchlist:empty.find') });
    await expect(find).toHaveAttribute('href', '#/home/search');
    await expect(canvas.queryByRole('button', { name: t('watchlist:edit') })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: withFaults(fault('hang', '/user/Optionallist')),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:loading'))).toBeInTheDocument();
  },
};

/** An answer can't be read; the next one can. */
export const Fails: Story = {
  parameters: withFaults(faultOnce('html', '/stock/Quotes')),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('common:retry') }));
    await expect(await watchedSymbols(context)).toEqual(stars);
  },
};

export const Offline: Story = {
  parameters: withFaults(fault('offline')),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** In the evening: the day's last prices, and when the market opens again. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const closed = storyText(context)('market:session.closed', { time: '11/24 09:00' });
    await expect(await context.canvas.findByText(closed)).toBeVisible();
    await watchedList(context);
  },
};

/** Sorted by a figure, the greatest first; pressed again, the other way round. The own order comes back. */
export const Sorted: Story = {
  play: async (context) => {
    await watchedList(context);
    await sortBy(context, 'price');
    const byPrice = ['1256.E', '1199.E', '1071.W', '1018.W', '1133.E'];
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byPrice));
    await sortBy(context, 'price');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byPrice.toReversed()));
    await sortBy(context, 'code');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars.toSorted()));
    await sortBy(context, 'percent');
    const byChange = ['1071.W', '1199.E', '1133.E', '1018.W', '1256.E'];
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byChange));
    await sortBy(context, 'own');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
  },
};

/** The order and the form of changes are what this member likes: the device keeps them. */
export const AsLastTime: Story = {
  beforeEach: () => {
    window.localStorage.setItem('watchlistSort', 'price');
    window.localStorage.setItem('watchlistDirection', 'ascending');
    window.localStorage.setItem('changeForm', 'amount');
  },
  play: async (context) => {
    await expect((await watchedSymbols(context))[0]).toBe('1133.E');
    await expect(within(await watchedList(context)).getAllByRole('link')[1]).toHaveTextContent('▼−2−0.54%');
  },
};

/** Changes in percent, or in yen. */
export const PercentOrYen: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = within(await watchedList(context)).getAllByRole('link')[0];
    await expect(row).toHaveTextContent('▼−1.31%−700');
    const named = (form: 'percent' | 'amount') =>
      `${t('watchlist:changeAs.label')}: ${t(`watchlist:changeAs.${form}`)}`;
    await context.userEvent.click(context.canvas.getByRole('button', { name: named('percent') }));
    await expect(row).toHaveTextContent('▼−700−1.31%');
    await expect(window.localStorage.getItem('changeForm')).toBe('amount');
    await expect(context.canvas.getByRole('button', { name: named('amount') })).toBeVisible();
  },
};

/** Sweeps a row to the left, and presses what it uncovers. */
async function sweepAway(context: Context, place: number): Promise<string> {
  const row = within(await watchedList(context)).getAllByRole('listitem')[place];
  const remove = within(row as HTMLElement).getByRole('button');
  remove.parentElement?.scrollTo({ left: 400 });
  const name = row?.querySelector('.name')?.textContent ?? '';
  await context.userEvent.click(remove);
  return name;
}

const undoButton = ({ canvas, loaded }: Context) =>
  canvas.findByRole('button', { name: storyText({ loaded })('watchlist:undo') });

/** Swept away: what is gone is said, and the way back stays as long as the member does. */
export const SweptAway: Story = {
  play: async (context) => {
    const t = storyText(context);
    const name = await sweepAway(context, 1);
    await waitFor(async () => expect(await watchedSymbols(context)).toHaveLength(4));
    await expect(context.canvas.getByText(t('watchlist:removed', { name }))).toBeVisible();
    await expect(await undoButton(context)).toBeVisible();
    // The row that takes its place is not uncovered as well.
    const [, next] = within(await watchedList(context)).getAllByRole('link');
    await expect(next).toHaveFocus();
  },
};

/** Swept away, and back again to the very place where it stood. */
export const SweptAwayAndBack: Story = {
  play: async (context) => {
    const t = storyText(context);
    const name = await sweepAway(context, 1);
    await waitFor(async () => expect(await watchedSymbols(context)).not.toContain('1199.E'));
    await expect(context.canvas.getByText(t('watchlist:removed', { name }))).toBeVisible();
    await waitFor(async () => expect(await starsOf(context)).not.toContain('1199.E'));
    await context.userEvent.click(await undoButton(context));
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
    await waitFor(async () => expect(await starsOf(context)).toEqual(stars));
    await expect(context.canvas.queryByText(t('watchlist:removed', { name }))).toBeNull();
  },
};

/** The server refuses: the star is there again, and why is said; there is nothing to undo. */
export const RemoveRefused: Story = {
  parameters: withFaults(fault('refuse', '/user/RemoveOptional', 'systemBusy')),
  play: async (context) => {
    const t = storyText(context);
    const name = await sweepAway(context, 0);
    await expect(await screen.findByText(t('errors:systemBusy'))).toBeVisible();
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
    await waitFor(() => expect(context.canvas.queryByText(t('watchlist:removed', { name }))).toBeNull());
  },
};

/** Edited in the own order, whatever it was sorted by: handles, a way to the top, and buttons that remove. */
export const Editing: Story = {
  play: async (context) => {
    const t = storyText(context);
    await watchedList(context);
    await sortBy(context, 'price');
    const list = await editList(context, 'EAST');
    await expect(editedCodes(list)).toEqual(['1256', '1199', '1133']);
    await expect(context.canvas.getByText(t('watchlist:sort.editOwn'))).toBeVisible();
    const done = context.canvas.getByRole('button', { name: t('watchlist:done') });
    await expect(done).toHaveFocus();
    await context.userEvent.click(done);
    await expect((await watchedSymbols(context)).at(-1)).toBe('1133.E');
  },
};

/** Two are removed and come back one after the other; by keyboard the focus stays where it is needed. */
export const RemovedAndBack: Story = {
  play: async (context) => {
    const list = await editList(context, 'EAST');
    const name = new RegExp(`^${storyText(context)('watchlist:removeName', { name: '.+' })}$`);
    const removeButtons = () => within(list).getAllByRole('button', { name });
    removeButtons()[0]?.focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(editedCodes(list)).toEqual(['1199', '1133']));
    await waitFor(() => expect(removeButtons()[0]).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(editedCodes(list)).toEqual(['1133']));
    await context.userEvent.click(await undoButton(context));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1199', '1133']));
    await context.userEvent.click(await undoButton(context));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1256', '1199', '1133']));
    await waitFor(async () => expect(await starsOf(context)).toEqual(stars));
  },
};

/** By keyboard: every step is read out in the member's language. */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await editList(context, 'EAST');
    const name = list.querySelector('li')?.textContent?.split('1256')[0] ?? '';
    handleAt(context, list, 0).focus();
    await context.userEvent.keyboard(' ');
    await screen.findByText(t('watchlist:move.pickedUp', { name, place: 1, total: 3 }));
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByText(t('watchlist:move.movedTo', { name, place: 2, total: 3 }));
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByText(t('watchlist:move.movedTo', { name, place: 3, total: 3 }));
    await context.userEvent.keyboard(' ');
    await screen.findByText(t('watchlist:move.putDown', { name, place: 3, total: 3 }));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1199', '1133', '1256']));
    await waitFor(async () =>
      expect((await starsOf(context)).slice(0, 3)).toEqual(['1199.E', '1133.E', '1256.E']),
    );
  },
};

export const MovedByPointer: Story = {
  play: async (context) => {
    const list = await editList(context, 'EAST');
    await dragBy(handleAt(context, list, 2), handleAt(context, list, 0));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1133', '1256', '1199']));
    await waitFor(async () =>
      expect((await starsOf(context)).slice(0, 3)).toEqual(['1133.E', '1256.E', '1199.E']),
    );
  },
};

/** Without dragging: first, at a press. */
export const PutFirst: Story = {
  play: async (context) => {
    const list = await editList(context, 'WEST');
    const [, second] = [...list.children];
    const button = within(second as HTMLElement).getAllByRole('button')[1];
    await context.userEvent.click(button as HTMLElement);
    await waitFor(() => expect(editedCodes(list)).toEqual(['1018', '1071']));
    await waitFor(async () => expect(await starsOf(context)).toEqual([...east, '1018.W', '1071.W']));
  },
};

/** The server refuses the order: the former one is there again, and why is said. */
export const MoveRefused: Story = {
  parameters: withFaults(fault('refuse', '/user/SortOptional', 'systemBusy')),
  play: async (context) => {
    const list = await editList(context, 'EAST');
    await dragBy(handleAt(context, list, 2), handleAt(context, list, 0));
    await expect(await screen.findByText(storyText(context)('errors:systemBusy'))).toBeVisible();
    await waitFor(() => expect(editedCodes(list)).toEqual(['1256', '1199', '1133']));
    await expect(await starsOf(context)).toEqual(stars);
  },
};

/** A stock that is not listed any more keeps its star until it is removed: it says so instead of being missing. */
export const NoLongerListed: Story = {
  play: async (context) => {
    const t = storyText(context);
    await watchedList(context);
    await storyExchange(context).store.transact(({ world }) => {
      world.members[demoMember.account]?.watchlist.EAST?.push('9999.E');
    });
    await (context.loaded.queries as QueryClient).invalidateQueries();
    await expect(await context.canvas.findByText(t('watchlist:unlisted'))).toBeVisible();
    const remove = `${t('watchlist:remove')}: 9999.E`;
    await context.userEvent.click(context.canvas.getByRole('button', { name: remove }));
    await waitFor(() => expect(context.canvas.queryByText('9999.E')).toBeNull());
    await waitFor(async () => expect(await starsOf(context)).toEqual(stars));
  },
};
