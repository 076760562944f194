import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Blocked } from '../../src/components/Blocked/Blocked';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const actionChoices = {
  none: undefined,
  withTimeAndAction: <LinkButton href="#/user/userInfo">Verify</LinkButton>,
} satisfies Record<string, ComponentProps<typeof Blocked>['action']>;

const meta = {
  title: 'Components/Feedback/Blocked',
  component: Blocked,
  tags: ['blocked'],
  decorators: [onPageEdgeToEdge],
  args: { reason: 'Withdrawals need a verified identity.' },
  argTypes: { children: { control: 'text' }, action: choices(actionChoices) },
} satisfies Meta<typeof Blocked>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a screen that the member may not use, with the rule that blocks it. */
export const OnlyTheReason: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.reason)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The rule, how long it takes to meet it, and the step that does. */
export const WithTimeAndAction: Story = {
  args: {
    children: 'Verification takes about one working day.',
    action: actionChoices.withTimeAndAction,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verify' })).toHaveAttribute(
      'href',
      '#/user/userInfo',
    );
  },
};

/** Wrong: neither the rule nor a way on. */
export const DontHideTheRule: Story = { args: { reason: 'Not available.' } };
