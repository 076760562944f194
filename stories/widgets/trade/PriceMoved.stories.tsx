import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { priceMove } from '../../../src/domain/trade/priceMove';
import { PriceMoved } from '../../../src/widgets/trade/PriceMoved/PriceMoved';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

function moved(from: string, to: string) {
  const move = priceMove(from, to, { action: 'sell', tolerance: '0.005' });
  if (!move) throw new Error('the price has not moved');
  return move;
}

const moveChoices = {
  aLittle: moved('1250', '1252'),
  tooFar: moved('1250', '1200'),
  longFigures: moved('98765432109', '12345678901'),
} satisfies Record<string, ComponentProps<typeof PriceMoved>['move']>;

const meta = {
  title: 'Widgets/Orders and positions/PriceMoved',
  component: PriceMoved,
  decorators: [onPage],
  args: { move: moveChoices.aLittle, onAccept: fn() },
  argTypes: { move: choices(moveChoices) },
} satisfies Meta<typeof PriceMoved>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The price has moved by less than the tolerance while an order was confirmed: a note that blocks nothing.
 */
export const MovedALittle: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const message = await context.canvas.findByRole('status');
    await expect(message).toHaveTextContent(t('trade:moved.title', { from: '1,250', to: '1,252' }));
    await expect(message).toHaveTextContent(t('trade:moved.body', { by: '▲ +2.00' }));
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

/** The price has fallen by more than the tolerance: the new price has to be accepted first. */
export const MovedTooFar: Story = {
  args: { move: moveChoices.tooFar },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('▼ −50.00');
    const accept = await context.canvas.findByRole('button', {
      name: t('trade:moved.accept', { price: '1,200' }),
    });
    await context.userEvent.click(accept);
    await expect(context.args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Prices of eleven digits stay within the message. */
export const LongFigures: Story = {
  args: { move: moveChoices.longFigures },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a move of two yen within the tolerance has to be accepted. */
export const DontAskForEveryMove: Story = { args: { move: { ...moveChoices.aLittle, tooFar: true } } };
