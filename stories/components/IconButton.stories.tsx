import type { Meta, StoryObj } from '@storybook/react-vite';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../src/components/IconButton/IconButton';
import { choices } from '../support/choices';
import { onPage } from './onPage';

const glyphChoices = {
  plain: X,
  notPressed: Star,
  unavailable: Minus,
  unclear: Plus,
} satisfies Record<string, ComponentProps<typeof IconButton>['glyph']>;

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  decorators: [onPage],
  args: { label: 'Close', glyph: glyphChoices.plain, onClick: fn() },
  argTypes: { glyph: choices(glyphChoices) },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An action that everybody knows by its icon; its name is for screen readers. */
export const OnlyAnIcon: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A toggle that is off: the stock is not on the watchlist. */
export const NotPressed: Story = {
  args: { label: 'Watch this stock', glyph: glyphChoices.notPressed, pressed: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { pressed: false })).toHaveAccessibleName(
      'Watch this stock',
    );
  },
};

/** A toggle that is on: the stock is on the watchlist. */
export const Pressed: Story = {
  args: { label: 'Watch this stock', glyph: glyphChoices.notPressed, pressed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveAccessibleName(
      'Watch this stock',
    );
  },
};

/** A small icon with a touch target of 88 × 88, whatever the icon’s size. */
export const TouchTargetOfFullSize: Story = {
  play: async ({ canvas }) => {
    const { width, height } = (await canvas.findByRole('button')).getBoundingClientRect();
    const least = (88 / 750) * window.innerWidth - 1;
    await expect(Math.min(width, height)).toBeGreaterThan(least);
  },
};

/** An action that is not possible now keeps its place. */
export const UnavailableInItsPlace: Story = {
  args: { label: 'One lot fewer', glyph: glyphChoices.unavailable, 'aria-disabled': true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'One lot fewer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Wrong: a plus does not say "Add margin". */
export const DontUseWhereAWordIsNeeded: Story = {
  args: { label: 'Add margin', glyph: glyphChoices.unclear },
};
