import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/market/MarketFav';
import { watchlistOf } from '../../support/exchange';
import { dragOnto } from '../../support/pointer';
import { grabByKeyboard } from '../../support/presses';
import { storyText } from '../../support/storyText';
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

/** Sorted by a figure, largest first; a second press reverses it. The own order can be restored. */
export const SortedByAFigure: Story = {
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

/** Sort order and format of changes are stored on the device. */
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

/** Editing uses the own order: handles, a button to the top, and buttons that remove. */
export const EditingTheOwnOrder: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const t = storyText(context);
    await watchedList(context);
    await sortBy(context, 'price');
    const list = await editList(context, 'EAST');
    await expect(editedCodes(list)).toEqual(['1256', '1199', '1133']);
    await expect(await context.canvas.findByText(t('watchlist:sort.editOwn'))).toBeVisible();
    const done = await context.canvas.findByRole('button', { name: t('watchlist:done') });
    await expect(done).toHaveFocus();
    await context.userEvent.click(done);
    await expect((await watchedSymbols(context)).at(-1)).toBe('1133.E');
  },
};

/** By keyboard: every move is announced in the member's language. */
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

/** Without dragging: a button moves a row to the top. */
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

/** The server refuses the order: the previous order returns with a reason. */
export const MoveRefused: Story = {
  parameters: { app: { faults: [fault('refuse', '/user/SortOptional', 'systemBusy')] } },
  play: async (context) => {
    const list = await editList(context, 'EAST');
    await dragOnto(handleAt(context, list, 2), handleAt(context, list, 0));
    await expect(await screen.findByText(storyText(context)('errors:systemBusy'))).toBeVisible();
    await waitFor(() => expect(editedCodes(list)).toEqual(['1256', '1199', '1133']));
    await expect(await watchlistOf(context)).toEqual(stars);
  },
};
