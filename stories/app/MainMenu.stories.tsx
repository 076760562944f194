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

export const HomeActive: Story = at('home', '/home/index');

export const MarketActive: Story = at('market', '/market/market');

export const SearchActive: Story = at('search', '/home/search');

export const FavouritesActive: Story = at('favourites', '/market/marketFav');

export const TradeActive: Story = at('trade', '/position/position');

export const MenuActive: Story = at('menu', '/user/usercenter');

/** A screen left on another tab is restored. */
export const LeadsBackToLastScreen: Story = {
  args: { addresses: addressesChoices.leadsBack },
  play: async (context) => {
    const t = storyText(context);
    const link = (entry: MenuEntry) => context.canvas.getByRole('link', { name: t(`common:menu.${entry}`) });
    await expect(link('trade')).toHaveAttribute('href', '#/position/position?group=placing');
    await expect(link('market')).toHaveAttribute('href', '#/market/market');
  },
};
