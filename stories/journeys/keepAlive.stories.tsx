import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { storyText } from '../support/storyText';

/** Screens that are kept alive behind the one in front. */
const meta = {
  title: 'Journeys/Keep alive',
  component: Shell,
  tags: ['!autodocs'],
  parameters: { app: { path: '/market/market', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(context: Context, entry: 'home' | 'market' | 'trade' | 'menu') {
  const t = storyText(context);
  const menu = within(await context.canvas.findByRole('navigation', { name: t('common:menu.label') }));
  await context.userEvent.click(await menu.findByRole('link', { name: t(`common:menu.${entry}`) }));
}

/** The first row of the market's list; its list stands for the whole screen. */
async function firstStock(context: Context) {
  const name = storyText(context)('market:tabs.stocks');
  const row = (await context.canvas.findByRole('list', { name })).querySelector<HTMLElement>('a');
  if (!row) throw new Error('The market is empty');
  return row;
}

const scrolledTo = (top: number) => waitFor(() => expect(Math.round(window.scrollY)).toBe(top));

/** The page tells in its next frame that it was scrolled; no member is faster than that. */
async function scrollTo(top: number): Promise<void> {
  // Rows are still coming.
  await waitFor(() => {
    window.scrollTo(0, top);
    return expect(Math.round(window.scrollY)).toBe(top);
  });
  await new Promise(requestAnimationFrame);
}

/** Back leads to where the list was left; the menu, and the entry of the screen itself, to its top. */
export const Scroll: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = await firstStock(context);
    await scrollTo(300);
    // By keyboard this alone brings it into sight.
    await context.userEvent.hover(row);
    // Nor does a finger that taps a row move the page to it.
    row.focus({ preventScroll: true });
    const left = Math.round(window.scrollY);
    await context.userEvent.click(row);
    await context.canvas.findByRole('button', { name: t('common:back') });
    await scrolledTo(0);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('common:back') }));
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

/** What is hidden can't be reached, and nothing of it stands twice. */
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
    await arrivedAt(t('trade:positions.title'));
    await expect(await context.canvas.findAllByRole('main')).toHaveLength(1);
    const ids = [...document.querySelectorAll('#storybook-root [id]')].map(({ id }) => id);
    await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const shown = (await context.canvas.findByRole('main')).parentElement;
    const hidden = [...context.canvasElement.querySelectorAll('main')].filter((one) => !shown?.contains(one));
    await expect(hidden.length).toBeGreaterThanOrEqual(2);
    for (const screen of hidden) await expect(screen).not.toBeVisible();
    // All that can be reached is there.
    await screen.findByRole('link', { name: t('trade:positions.toMarket') });
    // The keys begin at the screen that was arrived at.
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 12; press += 1) {
      await context.userEvent.tab();
      await expect(hidden.some((one) => one.contains(document.activeElement))).toBe(false);
    }
  },
};

/** A hidden screen asks nothing of the server, however long the one in front does. */
export const NothingHiddenPolls: Story = {
  play: async (context) => {
    await firstStock(context);
    await open(context, 'trade');
    await waitFor(() => expect(window.location.hash).toBe('#/position/position'));
    const opened = spyOn(XMLHttpRequest.prototype, 'open');
    const asked = (part: string) => opened.mock.calls.filter(([, address]) => String(address).includes(part));
    await waitFor(() => expect(asked('/trade/').length).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
    await expect(asked('/stock/')).toEqual([]);
    opened.mockRestore();
  },
};

/** Nothing of a member is there for whoever signs in next. */
export const GoneWithItsMember: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = await firstStock(context);
    await open(context, 'menu');
    await context.userEvent.click(await screen.findByRole('link', { name: t('center:entrances.settings') }));
    await context.userEvent.click(await screen.findByRole('button', { name: t('home:account.logout') }));
    await expect(row).toBeInTheDocument();
    const dialog = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('home:account.logout') }));
    await screen.findByRole('button', { name: t('login:login.submit') });
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
};
