import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Tiles } from '../../src/components/Tiles/Tiles';
import { choices } from '../support/choices';
import { onPage } from './onPage';

const onPress = fn();

const tilesChoices = {
  usual: [
    { label: 'Available funds', value: '8,087,663.83', onPress },
    { label: 'On hold', value: '1,190,877.00', onPress },
    { label: 'Credit limit', value: '300,000.00', note: 'Credit score 70 of 100', onPress },
    { label: 'Borrowed', value: '0.00', onPress },
  ],
  fixed: [
    { label: 'Available funds', value: '••••' },
    { label: 'On hold', value: '••••' },
  ],
  long: [
    { label: 'Available funds', value: '180,246,801,258,024.66', onPress },
    { label: 'On hold', value: '0.00', onPress },
  ],
} satisfies Record<string, ComponentProps<typeof Tiles>['tiles']>;

const meta = {
  title: 'Components/Content/Tiles',
  component: Tiles,
  decorators: [onPage],
  args: { label: 'Balances', tiles: tilesChoices.usual },
  argTypes: { tiles: choices(tilesChoices) },
} satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures in two columns. A press on one opens its explanation. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('button', { name: 'On hold 1,190,877.00' });
    await userEvent.click(tile);
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** Hidden figures: there is nothing to open, so no tile is a button. */
export const NothingToOpen: Story = {
  args: { tiles: tilesChoices.fixed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On hold')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A figure of trillions is longer than a column: it stays whole. */
export const LongText: Story = {
  args: { tiles: tilesChoices.long },
  play: async ({ canvas }) => {
    const figure = await canvas.findByText('180,246,801,258,024.66');
    await expect(figure.getClientRects()).toHaveLength(1);
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth || figure.scrollWidth);
  },
};

/** Wrong: a sentence instead of a figure makes tiles of unequal height. */
export const DontFillWithSentences: Story = {
  args: {
    tiles: [
      {
        label: 'Available funds',
        value: 'You can buy shares or withdraw up to eight million yen at once.',
        onPress,
      },
      { label: 'On hold', value: '0.00', onPress },
    ],
  },
};
