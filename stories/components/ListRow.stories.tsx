import type { Meta, StoryObj } from '@storybook/react-vite';
import Landmark from 'lucide-react/icons/landmark';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../src/components/Icon/Icon';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { Status } from '../../src/components/Status/Status';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const leadingChoices = {
  none: undefined,
  asLink: <Icon glyph={Landmark} />,
} satisfies Record<string, ComponentProps<typeof ListRow>['leading']>;

const trailingChoices = {
  none: undefined,
  static: 'K7Q2',
  asButton: 'English',
  withFigures: '1,234.5',
  withStatus: <Status tone="accent">Pending order</Status>,
  longText: '123,456,789,012.50',
} satisfies Record<string, ComponentProps<typeof ListRow>['trailing']>;

const meta = {
  title: 'Components/Layout/ListRow',
  component: ListRow,
  decorators: [
    (Story) => (
      <List label="Rows">
        <Story />
      </List>
    ),
    onPageEdgeToEdge,
  ],
  args: { title: 'Aoba Seiki' },
  argTypes: {
    leading: choices(leadingChoices),
    subtitle: { control: 'text' },
    trailing: choices(trailingChoices),
    trailingNote: { control: 'text' },
  },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fact that cannot be pressed, such as the invite code. */
export const NotPressable: Story = {
  tags: ['main'],
  args: { title: 'Invite code', trailing: trailingChoices.static },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A row that leads to another screen, with an icon before its title. */
export const AsLink: Story = {
  args: { href: '#/user/BankCard', title: 'Bank accounts', leading: leadingChoices.asLink },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Bank accounts' })).toHaveFocus();
  },
};

/** A row that opens something over the screen, with the current value. */
export const AsButton: Story = {
  args: { title: 'Language', trailing: trailingChoices.asButton, onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A stock with its price and change, without an arrow. */
export const WithFigures: Story = {
  args: {
    href: '#/stock',
    subtitle: '7301',
    trailing: trailingChoices.withFigures,
    trailingNote: '▲ +15.5 (+1.25%)',
    chevron: false,
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: 'Aoba Seiki 7301 1,234.5 ▲ +15.5 (+1.25%)' });
    await expect(row.querySelector('svg')).toBeNull();
    await expect(row.getBoundingClientRect().height).toBeGreaterThan((96 / 750) * window.innerWidth - 1);
  },
};

/** An order with its status. */
export const WithStatus: Story = {
  args: { href: '#/stock', subtitle: '7301', trailing: trailingChoices.withStatus },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAccessibleName(/Pending order/);
  },
};

/** A long title and long figures stay within the row. */
export const LongText: Story = {
  args: {
    href: '#/stock',
    title: 'Nihonbashi Consolidated Industrial Machinery and Shipbuilding Holdings',
    subtitle: '7301, Tokyo, Prime market, lots of 1,000 shares',
    trailing: trailingChoices.longText,
    trailingNote: '▲ +12,345,678.00 (+11.11%)',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Wrong: the words ask for a press that the row does not take. */
export const DontPromiseMore: Story = { args: { title: 'Tap to see your invite code' } };
