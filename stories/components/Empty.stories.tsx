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
  decorators: [onPageEdgeToEdge],
  args: { title: 'No open positions' },
  argTypes: { children: { control: 'text' }, action: choices(actionChoices) },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyTheReason: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open positions')).toBeVisible();
  },
};

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

/** Wrong: nothing has failed. */
export const DontBlameAnError: Story = { args: { title: 'Something went wrong' } };
