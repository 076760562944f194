import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from 'lucide-react/icons/clock';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { StateBlock } from '../../src/components/StateBlock/StateBlock';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const actionChoices = {
  none: undefined,
  complete: <Button kind="quiet">To the records</Button>,
} satisfies Record<string, ComponentProps<typeof StateBlock>['action']>;

const meta = {
  title: 'Components/Feedback/StateBlock',
  component: StateBlock,
  decorators: [onPageEdgeToEdge],
  args: { glyph: Clock, state: 'empty', title: 'The draw is on 2026/11/27.' },
  argTypes: { children: { control: 'text' }, action: choices(actionChoices) },
} satisfies Meta<typeof StateBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of all states that replace content: an icon and a sentence. */
export const OnlyTheTitle: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The draw is on 2026/11/27.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** With an explanation and a way on; a screen reader reads it out in its turn. */
export const WithTextAndAction: Story = {
  args: {
    role: 'status',
    children: 'You will find the result among your records.',
    action: actionChoices.complete,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The draw is on 2026/11/27.');
  },
};

/** Wrong: the reasons have components of their own, which screens use. */
export const DontRebuildABlockedScreen: Story = {
  args: {
    glyph: undefined,
    drawing: 'blocked',
    state: 'blocked',
    title: 'Withdrawals need a verified identity.',
  },
};
