import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Empty } from '../../src/components/Empty/Empty';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const actionChoices = {
  none: undefined,
  withNextStep: (
    <LinkButton href="#/market/market" kind="quiet">
      To the market
    </LinkButton>
  ),
} satisfies Record<string, ComponentProps<typeof Empty>['action']>;

const meta = {
  title: 'Components/Feedback/Empty',
  component: Empty,
  tags: ['empty'],
  decorators: [onPageEdgeToEdge],
  args: { title: 'No open positions' },
  argTypes: { children: { control: 'text' }, action: choices(actionChoices) },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list without entries, and what is not there. */
export const OnlyTheReason: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open positions')).toBeVisible();
  },
};

/** A list without entries: when the first one appears, and a link to get there. */
export const WithNextStep: Story = {
  args: {
    children: 'A position appears here as soon as an order is filled.',
    action: actionChoices.withNextStep,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the market' })).toHaveAttribute(
      'href',
      '#/market/market',
    );
  },
};

/** Each kind of list has a drawing of its own, which screen readers leave out. */
export const EveryDrawing: Story = {
  render: () => (
    <>
      <Empty drawing="list" title="No new issues at the moment" />
      <Empty drawing="search" title="No stock is called “7203x”" />
      <Empty drawing="orders" title="No open positions" />
      <Empty drawing="messages" title="No notices yet" />
      <Empty drawing="records" title="No deposits yet" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg[aria-hidden="true"]')];
    await expect(drawings.map((drawing) => drawing.getAttribute('data-drawing'))).toEqual([
      'list',
      'search',
      'orders',
      'messages',
      'records',
    ]);
  },
};

/** Wrong: nothing has failed. */
export const DontBlameAnError: Story = { args: { title: 'Something went wrong' } };
