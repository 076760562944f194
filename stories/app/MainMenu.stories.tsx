import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { MainMenu } from '../../src/app/MainMenu';
import { type MenuEntry, menuEntries } from '../../src/app/routes';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const addressesChoices = {
  none: undefined,
  leadsBack: { trade: '/position/position?group=placing' },
} satisfies Record<string, ComponentProps<typeof MainMenu>['addresses']>;

const meta = {
  title: 'App/MainMenu',
  component: MainMenu,
  args: { active: 'home' },
  argTypes: { active: { options: menuEntries }, addresses: choices(addressesChoices) },
  // On the documentation page it is at the bottom of the frame.
  parameters: { docs: { story: { height: '64px' } } },
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only this entry is marked as current. */
const at = (active: MenuEntry, path: string): Story => ({
  args: { active },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const menu = await canvas.findByRole('navigation', { name: t('common:menu.label') });
    const entry = await within(menu).findByRole('link', { name: t(`common:menu.${active}`) });
    await expect(entry).toHaveAttribute('href', `#${path}`);
    await expect(entry).toHaveClass('navActive');
    await expect(await within(menu).findAllByRole('link', { current: 'page' })).toEqual([entry]);
    for (const link of await within(menu).findAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectFits(canvasElement);
  },
});

/** The menu on the home screen: its entry is marked as current. */
export const HomeActive: Story = at('home', '/home/index');

/** The menu on the market screen: its entry is marked as current. */
export const MarketActive: Story = at('market', '/market/market');

/** The menu on the search screen: its entry is marked as current. */
export const SearchActive: Story = at('search', '/home/search');

/** The menu on the watchlist: its entry is marked as current. */
export const FavouritesActive: Story = at('favourites', '/market/marketFav');

/** The menu on the positions: its entry is marked as current. */
export const TradeActive: Story = at('trade', '/position/position');

/** The menu on the member centre: its entry is marked as current. */
export const MenuActive: Story = at('menu', '/user/usercenter');

/** The trade entry leads to the list that the member left there last, not to its first screen. */
export const LeadsBackToLastScreen: Story = {
  args: { addresses: addressesChoices.leadsBack },
  play: async (context) => {
    const t = storyText(context);
    const link = (entry: MenuEntry) => context.canvas.getByRole('link', { name: t(`common:menu.${entry}`) });
    await expect(link('trade')).toHaveAttribute('href', '#/position/position?group=placing');
    await expect(link('market')).toHaveAttribute('href', '#/market/market');
  },
};
