import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const childrenChoices = {
  rows: (
    <>
      <ListRow href="#/1" title="Aoba Seiki" subtitle="7301" trailing="1,234.5" trailingNote="▲ +1.25%" />
      <ListRow href="#/2" title="Kitahama Bank" subtitle="8302" trailing="98.0" trailingNote="▼ −0.51%" />
      <ListRow href="#/3" title="Tamagawa Foods" subtitle="2810" trailing="12,340" trailingNote="0.00%" />
    </>
  ),
  oneRow: <ListRow title="Invite code" trailing="K7Q2" />,
} satisfies Record<string, ComponentProps<typeof List>['children']>;

const meta = {
  title: 'Components/Layout/List',
  component: List,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Stocks',
    children: childrenChoices.rows,
  },
  argTypes: { children: choices(childrenChoices) },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three stocks, their prices aligned at the right. */
export const ThreeRows: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('list', { name: 'Stocks' })).children).toHaveLength(3);
    const rightEdge = (figure: string) => canvas.getByText(figure).getBoundingClientRect().right;
    await expect(rightEdge('98.0')).toBe(rightEdge('1,234.5'));
    await expect(rightEdge('12,340')).toBe(rightEdge('1,234.5'));
  },
};

/** A single fact, such as the invite code, in the frame of a list. */
export const OnlyOneRow: Story = {
  args: { label: 'Account', children: childrenChoices.oneRow },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

/** Wrong: the name of the list repeats its row. */
export const DontNameItLikeItsRow: Story = {
  args: { label: 'Aoba Seiki', children: childrenChoices.oneRow },
};
