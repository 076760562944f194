import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Blocked } from '../../src/components/Blocked/Blocked';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Blocked',
  component: Blocked,
  decorators: [onPageEdgeToEdge],
  args: { reason: 'Withdrawals need a verified identity.' },
} satisfies Meta<typeof Blocked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReasonAlone: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.reason)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WithTimeAndAction: Story = {
  args: {
    children: 'Verification takes about one working day.',
    action: <LinkButton href="#/user/userInfo">Verify</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verify' })).toHaveAttribute(
      'href',
      '#/user/userInfo',
    );
  },
};
