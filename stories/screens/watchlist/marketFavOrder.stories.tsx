import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/watchlist/MarketFav';
import type { Context } from '../../support/context';
import { watchlistOf, withExchange } from '../../support/exchange';
import { dragOnto } from '../../support/pointer';
import { grabByKeyboard } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  editedCodes,
  editList,
  handleAt,
  sortBy,
  stars,
  watchedList,
  watchedSymbols,
} from './watchlistSteps';

const path = '/market/marketFav';

const meta = {
  title: 'Screens/market/marketFav',
  component: MarketFav,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketFav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list was sorted by several figures, at last by change: the stock that rose most is first. */
export const SortedByAFigure: Story = {
  play: async (context) => {
    await watchedList(context);
    await sortBy(context, 'price', 'descending');
    const byPrice = ['1256.E', '1199.E', '1071.W', '1018.W', '1133.E'];
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byPrice));
    await sortBy(context, 'price');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byPrice.toReversed()));
    await sortBy(context, 'code');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars.toSorted()));
    await sortBy(context, 'percent', 'descending');
    const byChange = ['1071.W', '1199.E', '1133.E', '1018.W', '1256.E'];
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(byChange));
  },
};

/** Prices have changed since the list was sorted by change: its rows stay, and a line says as of when. */
export const PricesChangeOrderStays: Story = {
  play: async (context) => {
    await SortedByAFigure.play?.(context);
    const texts = async () => (await watchedList(context)).textContent;
    // New prices that arrive together with the list still sort it.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const [before, order] = [await texts(), await watchedSymbols(context)];
    await withExchange(context, minutesLater(60));
    await waitFor(async () => expect(await texts()).not.toBe(before));
    await expect(await watchedSymbols(context)).toEqual(order);
    const line = storyText(context)('common:orderAsOf.at', { time: '10:15' });
    await expect(await context.canvas.findByText(line)).toBeVisible();
  },
};

/** The list was sorted by price, then in the member's own order again. */
export const OwnOrderChosenAgain: Story = {
  play: async (context) => {
    await watchedList(context);
    await sortBy(context, 'price', 'ascending');
    await waitFor(async () => expect((await watchedSymbols(context))[0]).toBe('1133.E'));
    await sortBy(context, 'own');
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(stars));
  },
};

/** The watchlist as it was left: sorted by price, the lowest first, with changes in yen. */
export const SortOrderRemembered: Story = {
  beforeEach: () => {
    window.localStorage.setItem('watchlistSort', 'price');
    window.localStorage.setItem('watchlistDirection', 'ascending');
    window.localStorage.setItem('changeForm', 'amount');
  },
  play: async (context) => {
    await expect((await watchedSymbols(context))[0]).toBe('1133.E');
    await expect((await within(await watchedList(context)).findAllByRole('link'))[1]).toHaveTextContent(
      '▼−2−0.54%',
    );
  },
};

/** Sorts by price and starts to edit. Resolves with the button that ends it. */
async function editWhileSorted(context: Context): Promise<HTMLElement> {
  await watchedList(context);
  await sortBy(context, 'price', 'descending');
  const list = await editList(context, 'EAST');
  await expect(editedCodes(list)).toEqual(['1256', '1199', '1133']);
  return context.canvas.findByRole('button', { name: storyText(context)('watchlist:done') });
}

/** The list, which was sorted by price, is being edited: it is in the own order, and a note says so. */
export const EditingTheOwnOrder: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const done = await editWhileSorted(context);
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('watchlist:sort.editOwn'))).toBeVisible();
    // The rows show no figures.
    await expect(context.canvas.queryByText(t('common:juta'))).toBeNull();
    await expect(done).toHaveFocus();
  },
};

/** Editing in the own order has ended: the list is sorted by price again. */
export const SortedAgainAfterEditing: Story = {
  play: async (context) => {
    await context.userEvent.click(await editWhileSorted(context));
    await expect((await watchedSymbols(context)).at(-1)).toBe('1133.E');
  },
};

/** While editing, the first stock was moved to the end by keyboard. */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await editList(context, 'EAST');
    const name = list.querySelector('li')?.textContent?.split('1256')[0] ?? '';
    await grabByKeyboard(handleAt(context, list, 0), context.userEvent);
    await screen.findByText(t('watchlist:move.pickedUp', { name, place: 1, total: 3 }));
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByText(t('watchlist:move.movedTo', { name, place: 2, total: 3 }));
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByText(t('watchlist:move.movedTo', { name, place: 3, total: 3 }));
    await context.userEvent.keyboard(' ');
    await screen.findByText(t('watchlist:move.putDown', { name, place: 3, total: 3 }));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1199', '1133', '1256']));
    await waitFor(async () =>
      expect((await watchlistOf(context)).slice(0, 3)).toEqual(['1199.E', '1133.E', '1256.E']),
    );
  },
};

/** While editing, the last stock was dragged to the top. */
export const MovedByPointer: Story = {
  play: async (context) => {
    const list = await editList(context, 'EAST');
    await dragOnto(handleAt(context, list, 2), handleAt(context, list, 0));
    await waitFor(() => expect(editedCodes(list)).toEqual(['1133', '1256', '1199']));
    await waitFor(async () =>
      expect((await watchlistOf(context)).slice(0, 3)).toEqual(['1133.E', '1256.E', '1199.E']),
    );
  },
};

/** While editing, the second stock was sent to the top by its button. */
export const MovedToTopByButton: Story = {
  play: async (context) => {
    const list = await editList(context, 'WEST');
    const [, second] = [...list.children];
    const button = (await within(second as HTMLElement).findAllByRole('button'))[1];
    await context.userEvent.click(button as HTMLElement);
    await waitFor(() => expect(editedCodes(list)).toEqual(['1018', '1071']));
    await waitFor(async () =>
      expect(await watchlistOf(context)).toEqual([...stars.slice(0, 3), '1018.W', '1071.W']),
    );
  },
};

/** The server refused the new order: the previous one is back, and a toast gives the reason. */
export const MoveRefused: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/SortOptional', 'systemBusy')] } },
  play: async (context) => {
    const list = await editList(context, 'EAST');
    await dragOnto(handleAt(context, list, 2), handleAt(context, list, 0));
    await expect(await screen.findByText(storyText(context)('errors:systemBusy'))).toBeVisible();
    await waitFor(() => expect(editedCodes(list)).toEqual(['1256', '1199', '1133']));
    await expect(await watchlistOf(context)).toEqual(stars);
  },
};
