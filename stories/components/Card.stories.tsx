import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Card',
  component: Card,
  decorators: [onPage],
  args: {
    children: (
      <KeyValue
        items={[
          { label: 'Quantity', value: '2,000 shares' },
          { label: 'Market value', value: '2,469,000.00 JPY' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('2,000 shares');
  },
};

export const AsLink: Story = {
  args: { href: '#/position/positionDetail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /2,000 shares/ })).toHaveFocus();
  },
};
