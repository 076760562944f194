import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Market row',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: {
    app: { path: '/market/market?sort=changePercent&direction=descending', scenario: 'demo' },
  },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowNumber = 2_000;

/** Waits for a row of the market list by its position, from 1. */
function rowAt(context: Context, place: number): Promise<HTMLElement> {
  const name = storyText(context)('market:tabs.stocks');
  return waitFor(() => {
    const list = context.canvas.getByRole('list', { name });
    const row = list.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    if (!row) throw new Error(`row ${place} is not there, but ${whatIsSeen(list)}`);
    return row;
  });
}

const placesOf = (list: HTMLElement): number[] =>
  [...list.querySelectorAll('[aria-posinset]')].map((row) => Number(row.getAttribute('aria-posinset')));

function whatIsSeen(list: HTMLElement): string {
  const places = placesOf(list);
  const focus = document.activeElement?.textContent?.slice(0, 40);
  return `${Math.min(...places)} to ${Math.max(...places)} are, ${window.scrollY} px down; the focus is on "${focus}"`;
}

/** Waits until the DOM order of the rows matches their positions, as it does when scrolling has ended. */
function rest(row: HTMLElement): Promise<void> {
  return waitFor(() => {
    const places = placesOf(row.closest('ul') as HTMLElement);
    return expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
}

/** Two thousand rows down a list sorted by change, a stock opens, and back restores the position. */
export const LeavesAndComesBack: Story = {
  play: async (context) => {
    const t = storyText(context);
    const first = await rowAt(context, 1);
    // It shifts everything below.
    await context.canvas.findByText(t('common:demo'));
    // Scrolling by keyboard happens within the list.
    await context.userEvent.hover(first);
    window.scrollTo(0, rowNumber * (first.closest('li')?.offsetHeight ?? 0));
    const row = await rowAt(context, rowNumber);
    row.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(row).toBeVisible());
    // During scrolling, Tab can move between rows that are not neighbours.
    await rest(row);
    await context.userEvent.hover(row);
    // The scroll event follows in the next frame; no member is faster.
    await new Promise(requestAnimationFrame);
    const left = {
      scrolled: window.scrollY,
      href: row.getAttribute('href'),
      top: row.getBoundingClientRect().top,
    };

    await context.step('Opens the stock', async () => {
      await pressWhenReady(await rowAt(context, rowNumber));
      await waitFor(() => expect(window.location.hash).toBe(left.href));
      const back = await context.canvas.findByRole('button', { name: t('common:back') });
      await waitFor(() => expect(window.scrollY).toBe(0));
      await pressWhenReady(back);
    });

    await context.step('Is back at the same row, in the same order', async () => {
      await waitFor(() => expect(window.location.hash).toContain('sort=changePercent'));
      const again = await rowAt(context, rowNumber);
      await waitFor(() => expect(window.scrollY).toBe(left.scrolled));
      await expect(again).toHaveAttribute('href', left.href);
      await expect(Math.round(again.getBoundingClientRect().top)).toBe(Math.round(left.top));
      const scrolledBy = await context.canvas.findByRole('button', { pressed: true });
      await expect(scrolledBy).toHaveTextContent(t('market:sort.keys.changePercent'));
    });
  },
};
