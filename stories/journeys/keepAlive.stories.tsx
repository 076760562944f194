import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { recordPaths } from '../support/network';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

/** Screens are kept alive in the background. */
const meta = {
  title: 'Journeys/Keep alive',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/market', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(context: Context, entry: 'home' | 'market' | 'trade' | 'menu') {
  const t = storyText(context);
  const menu = within(await context.canvas.findByRole('navigation', { name: t('common:menu.label') }));
  await pressWhenReady(await menu.findByRole('link', { name: t(`common:menu.${entry}`) }));
}

/** The first row of the market list stands for the whole screen. */
async function firstStock(context: Context) {
  const name = storyText(context)('market:tabs.stocks');
  const row = (await context.canvas.findByRole('list', { name })).querySelector<HTMLElement>('a');
  if (!row) throw new Error('The market is empty');
  return row;
}

const scrolledTo = (top: number) => waitFor(() => expect(Math.round(window.scrollY)).toBe(top));

/** The scroll event follows in the next frame; no member is faster. */
async function scrollTo(top: number): Promise<void> {
  // More rows still load.
  await waitFor(() => {
    window.scrollTo(0, top);
    return expect(Math.round(window.scrollY)).toBe(top);
  });
  await new Promise(requestAnimationFrame);
}

/** Back restores the scroll position; the menu, and the screen's own entry in it, go to the top. */
export const BackRestoresScrollPosition: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = await firstStock(context);
    await scrollTo(300);
    // With the keyboard only this scrolls it into view.
    await context.userEvent.hover(row);
    // A tap on a row does not scroll the page to it either.
    row.focus({ preventScroll: true });
    const left = Math.round(window.scrollY);
    await pressWhenReady(row);
    await context.canvas.findByRole('button', { name: t('common:back') });
    await scrolledTo(0);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('common:back') }));
    await firstStock(context);
    await scrolledTo(left);
    await open(context, 'market');
    await scrolledTo(0);
    await scrollTo(300);
    await open(context, 'trade');
    await scrolledTo(0);
    await open(context, 'market');
    await firstStock(context);
    await scrolledTo(0);
  },
};

/** Hidden screens cannot be reached and add no duplicates. */
export const NothingHiddenCanBeReached: Story = {
  play: async (context) => {
    await firstStock(context);
    const t = storyText(context);
    const headings = () => context.canvas.getAllByRole('heading', { level: 1 });
    const arrivedAt = (title: string) =>
      waitFor(() => expect(headings().map(({ textContent }) => textContent)).toEqual([title]));
    await open(context, 'home');
    await arrivedAt(t('home:title'));
    await open(context, 'trade');
    await arrivedAt(t('position:title'));
    await expect(await context.canvas.findAllByRole('main')).toHaveLength(1);
    const ids = [...document.querySelectorAll('#storybook-root [id]')].map(({ id }) => id);
    await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const shown = (await context.canvas.findByRole('main')).parentElement;
    const hidden = [...context.canvasElement.querySelectorAll('main')].filter((one) => !shown?.contains(one));
    await expect(hidden.length).toBeGreaterThanOrEqual(2);
    for (const screen of hidden) await expect(screen).not.toBeVisible();
    // Every reachable element is there.
    await screen.findByRole('link', { name: t('position:empty.competition.action') });
    // Keyboard focus starts at the new screen.
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 12; press += 1) {
      await context.userEvent.tab();
      await expect(hidden.some((one) => one.contains(document.activeElement))).toBe(false);
    }
  },
};

/** A hidden screen sends no requests, however long another is open. */
export const NothingHiddenPolls: Story = {
  play: async (context) => {
    await firstStock(context);
    await open(context, 'trade');
    await waitFor(() => expect(window.location.hash).toBe('#/position/position'));
    const paths = recordPaths(context);
    const asked = (part: string) => paths.filter((path) => path.includes(part));
    await waitFor(() => expect(asked('/trade/').length).toBeGreaterThanOrEqual(3));
    await expect(asked('/stock/')).toEqual([]);
  },
};

/** The next member to sign in sees no data of the previous one. */
export const GoneWithItsMember: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = await firstStock(context);
    await open(context, 'menu');
    await pressWhenReady(await screen.findByRole('link', { name: t('account:entrances.settings') }));
    await pressWhenReady(await screen.findByRole('button', { name: t('home:account.logout') }));
    await expect(row).toBeInTheDocument();
    const dialog = await openQuestion();
    await pressWhenReady(await dialog.findByRole('button', { name: t('home:account.logout') }));
    await screen.findByRole('button', { name: t('login:login.submit') });
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
};
