import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/watchlist/MarketFav';
import type { Context } from '../../support/context';
import { storyExchange, watchlistOf } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { editedCodes, editList, stars, watchedList, watchedSymbols } from './watchlistSteps';

const path = '/market/marketFav';

const meta = {
  title: 'Screens/market/marketFav',
  component: MarketFav,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketFav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Swipes a row to the left and presses the uncovered button. */
async function swipeAway(context: Context, place: number): Promise<string> {
  const row = (await within(await watchedList(context)).findAllByRole('listitem'))[place];
  const remove = await within(row as HTMLElement).findByRole('button');
  remove.parentElement?.scrollTo({ left: 400 });
  // A name that is not shortened stands once.
  const textOf = (selector: string) => row?.querySelector(selector)?.textContent;
  const name = textOf('.whole') || textOf('.name') || '';
  await context.userEvent.click(remove);
  return name;
}

const undoButton = ({ canvas, loaded }: Context) =>
  canvas.findByRole('button', { name: storyText({ loaded })('watchlist:undo') });

/** A row was swiped and removed: a bar says so and offers to undo it. */
export const SwipedAway: Story = {
  play: async (context) => {
    const t = storyText(context);
    const name = await swipeAway(context, 1);
    await waitFor(async () => expect(await watchedSymbols(context)).toHaveLength(4));
    await expect(await context.canvas.findByText(t('watchlist:removed', { name }))).toBeVisible();
    await expect(await undoButton(context)).toBeVisible();
    // The next row is not uncovered.
    const [, next] = await within(await watchedList(context)).findAllByRole('link');
    await expect(next).toHaveFocus();
  },
};

/** The removal of a swiped row was undone: it is back at its place. */
export const SwipedAwayAndUndone: Story = {
  play: async (context) => {
    const t = storyText(context);
    const name = await swipeAway(context, 1);
    await waitFor(async () => expect(await watchedSymbols(context)).not.toContain('1199.E'));
    await expect(await context.canvas.findByText(t('watchlist:removed', { name }))).toBeVisible();
    await waitFor(async () => expect(await watchlistOf(context)).not.toContain('1199.E'));
    await context.userEvent.click(await undoButton(context));
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
    await waitFor(async () => expect(await watchlistOf(context)).toEqual(stars));
    await expect(context.canvas.queryByText(t('watchlist:removed', { name }))).toBeNull();
  },
};

/** The server refused to remove a stock: its row is back, and a toast gives the reason. */
export const RemoveRefused: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/RemoveOptional', 'systemBusy')] } },
  play: async (context) => {
    const t = storyText(context);
    const name = await swipeAway(context, 0);
    await expect(await screen.findByText(t('errors:systemBusy'))).toBeVisible();
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
    await waitFor(() => expect(context.canvas.queryByText(t('watchlist:removed', { name }))).toBeNull());
  },
};

/** While editing, two stocks were removed and brought back by Undo. */
export const RemovedAndUndone: Story = {
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
    await waitFor(async () => expect(await watchlistOf(context)).toEqual(stars));
  },
};

/** A stock of the watchlist is delisted meanwhile. */
async function delistOne(context: Context): Promise<void> {
  await watchedList(context);
  await storyExchange(context).store.transact(({ world }) => {
    world.members[demoMember.account]?.watchlist.EAST?.push('9999.E');
  });
  await (context.loaded.queries as QueryClient).invalidateQueries();
  await expect(await context.canvas.findByText(storyText(context)('watchlist:unlisted'))).toBeVisible();
}

/** A stock of the watchlist is no longer listed: its row says so, with a button to remove it. */
export const Delisted: Story = { play: delistOne };

/** The stock that is no longer listed was removed: the watchlist has only the others. */
export const DelistedRemoved: Story = {
  play: async (context) => {
    const t = storyText(context);
    await delistOne(context);
    const remove = `${t('watchlist:remove')}: 9999.E`;
    await context.userEvent.click(await context.canvas.findByRole('button', { name: remove }));
    await waitFor(() => expect(context.canvas.queryByText('9999.E')).toBeNull());
    await waitFor(async () => expect(await watchlistOf(context)).toEqual(stars));
  },
};
