import type { Meta, StoryObj } from '@storybook/react-vite';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import { expect, fn } from 'storybook/test';
import { BottomMenu } from '../../src/components/BottomMenu/BottomMenu';
import { Page } from '../../src/components/Page/Page';
import { expectFits } from '../support/layout';

const meta = {
  title: 'Components/Navigation/BottomMenu',
  component: BottomMenu,
  decorators: [
    (Story) => (
      <>
        <Page menuBelow>
          <p>{'What the screen shows. '.repeat(60)}</p>
        </Page>
        <Story />
      </>
    ),
  ],
  args: {
    label: 'Main menu',
    onActivePress: fn(),
    items: [
      { href: '#/home/index', label: 'Home', glyph: House, active: false },
      { href: '#/market/market', label: 'Market', glyph: ChartCandlestick, active: true },
      { href: '#/home/search', label: 'Search', glyph: Search, active: false },
      { href: '#/market/marketFav', label: 'Watchlist', glyph: Star, active: false },
      { href: '#/position/position', label: 'Trade', glyph: Layers, active: false },
      { href: '#/user/usercenter', label: 'Menu', glyph: Menu, active: false },
    ],
  },
} satisfies Meta<typeof BottomMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six entries, of which the current one is marked; the first one has the focus. */
export const SixItemsWithOneActive: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    const active = await canvas.findByRole('link', { name: 'Market' });
    await expect(active).toHaveClass('navActive');
    await expect(active).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findAllByRole('link', { current: 'page' })).toEqual([active]);
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

/** The current entry was pressed: the address stays, and the screen decides what happens. */
export const CurrentItemPressedAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const address = window.location.href;
    await userEvent.click(await canvas.findByRole('link', { name: 'Market' }));
    await expect(args.onActivePress).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(address);
  },
};

/** None of the entries is marked as current. */
export const NoItemActive: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, active: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** Labels of three words stay within the menu. */
export const LongLabels: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, label: `${item.label} and more` })) },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = (await canvas.findByRole('navigation')).getBoundingClientRect();
    for (const link of await canvas.findAllByRole('link')) {
      await expect(link).toBeVisible();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
    }
    await expectFits(canvasElement);
  },
};
