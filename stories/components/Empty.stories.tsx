import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Empty } from '../../src/components/Empty/Empty';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Empty',
  component: Empty,
  decorators: [onPageEdgeToEdge],
  args: { title: 'No open positions' },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhyAlone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open positions')).toBeVisible();
  },
};

export const WithNextStep: Story = {
  args: {
    children: 'A position appears here as soon as an order is filled.',
    action: (
      <LinkButton href="#/market/market" kind="quiet">
        To the market
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the market' })).toHaveAttribute(
      'href',
      '#/market/market',
    );
  },
};
