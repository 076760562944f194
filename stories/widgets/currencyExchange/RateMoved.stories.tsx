import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { rateMove } from '../../../src/domain/currencyExchange/rateMove';
import { RateMoved } from '../../../src/widgets/currencyExchange/RateMoved/RateMoved';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

function moved(from: string, to: string) {
  const move = rateMove(from, to, '0.001');
  if (!move) throw new Error('the rate has not moved');
  return move;
}

const moveChoices = {
  aLittle: moved('155', '155.1'),
  sameAmount: moved('155', '155.00001'),
  tooFar: moved('155', '154'),
  longFigures: moved('98765432.109', '12345678.901'),
} satisfies Record<string, ComponentProps<typeof RateMoved>['move']>;

const meta = {
  title: 'Widgets/Money/RateMoved',
  component: RateMoved,
  decorators: [onPage],
  args: {
    move: moveChoices.aLittle,
    from: 'USD',
    to: 'JPY',
    before: '15500',
    after: '15510',
    onAccept: fn(),
  },
  argTypes: { move: choices(moveChoices), from: { options: currencies }, to: { options: currencies } },
} satisfies Meta<typeof RateMoved>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The rate has moved a little while an exchange was confirmed: a note with the old and new amount, which
 * blocks nothing.
 */
export const MovedALittle: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const message = await canvas.findByRole('status');
    await expect(message).toHaveTextContent(t('currencyExchange:moved.title', { rate: '1 USD = 155.1 JPY' }));
    await expect(message).toHaveTextContent(
      t('currencyExchange:moved.body', { before: '15,500.00 JPY', after: '15,510.00 JPY' }),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The rate has moved so little that the received amount stays the same, so no amounts are named. */
export const AmountStaysTheSame: Story = {
  args: { move: moveChoices.sameAmount, after: '15500' },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).not.toHaveTextContent('15,500.00'),
};

/** The rate has moved beyond the tolerance: it has to be accepted before the exchange. */
export const MovedTooFar: Story = {
  args: { move: moveChoices.tooFar, after: '15400' },
  play: async ({ args, canvas, loaded, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText({ loaded })('currencyExchange:moved.accept') }),
    );
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** A rate and amounts of many digits stay within the message. */
export const LongFigures: Story = {
  args: {
    move: moveChoices.longFigures,
    from: 'USD',
    to: 'VND',
    before: '98765432109876',
    after: '12345678901234',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
