import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  decorators: [onPage],
  args: { href: '#/login/register', children: 'Open an account' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main way on from a screen, such as opening an account. */
export const Primary: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Open an account' })).toHaveFocus();
  },
};

/** The second way on, beside the main one. */
export const Quiet: Story = {
  args: { kind: 'quiet', href: '#/login/login', children: 'I have an account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '#/login/login');
  },
};

/** A small way to more, beside a heading. */
export const Small: Story = { args: { kind: 'quiet', size: 'small', children: 'All' } };

/** The main way on, as wide as the page allows. */
export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas }) => {
    const { left, right } = (await canvas.findByRole('link')).getBoundingClientRect();
    await expect(right - left).toBeGreaterThan(window.innerWidth * 0.85);
  },
};

/** A long label wraps within the button. */
export const LongText: Story = {
  args: { children: 'Verify your identity, add a bank account and set the password that guards withdrawals' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: it does something instead of leading to another screen. */
export const DontUseForAnAction: Story = {
  args: { href: '#/market/marketBuy', children: 'Place order', fullWidth: true },
};
