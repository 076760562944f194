import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { PositionHead } from '../../../src/widgets/trade/PositionHead/PositionHead';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import {
  cancelledOrder,
  closedPosition,
  pendingOrder,
  position,
  preparingToClose,
} from '../../fixtures/position';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const positionChoices = {
  holding: position(),
  shortAtALoss: position({ side: 'short', profitLoss: '-108650' }),
  neitherProfitNorLoss: position({ latestPrice: '1200', profitLoss: '0' }),
  preparingToClose: preparingToClose(),
  closed: closedPosition(),
  pendingOrder: pendingOrder(),
  cancelled: cancelledOrder(),
  longText: position({ name: longName, latestPrice: '98765432109.5', profitLoss: '-43209877000000000.99' }),
} satisfies Record<string, ComponentProps<typeof PositionHead>['position']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionHead',
  component: PositionHead,
  decorators: [onPageEdgeToEdge],
  args: { position: positionChoices.holding },
  argTypes: { position: choices(positionChoices) },
} satisfies Meta<typeof PositionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, status and unrealised profit of an open position, with the latest price. */
export const HoldingWithAProfit: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(args.position.code);
    await expect(await canvas.findByText(t('trade:status.holding'))).toBeVisible();
    await expect(await canvas.findByText(t('trade:detail.profitUnrealised'))).toBeVisible();
    await expect(await canvas.findByText(/\+91,350\.00$/)).toHaveStyle({ color: computedColor('priceUp') });
    await expect(canvasElement).toHaveTextContent(`${t('trade:detail.latestPrice')} 1,250`);
  },
};

/** A short position at a loss, in the colour of falling prices. */
export const ShortAtALoss: Story = {
  args: { position: positionChoices.shortAtALoss },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/−108,650\.00$/)).toHaveStyle({ color: computedColor('priceDown') });
    await expect(await canvas.findByText(`${storyText(context)('trade:side.short')} 5×`)).toBeVisible();
  },
};

/** A position whose result is exactly zero, in a neutral colour. */
export const NeitherProfitNorLoss: Story = {
  args: { position: positionChoices.neitherProfitNorLoss },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.00')).toHaveStyle({ color: computedColor('priceFlat') });
  },
};

/** A position with a closing order that waits for its price. */
export const PreparingToClose: Story = {
  args: { position: positionChoices.preparingToClose },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('trade:status.preparingToClose')),
    ).toBeVisible();
  },
};

/** A closed position with its realised profit. */
export const Closed: Story = {
  args: { position: positionChoices.closed },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('trade:status.closed'))).toBeVisible();
    await expect(await canvas.findByText(storyText(context)('trade:detail.profitRealised'))).toBeVisible();
    await expect(await canvas.findByText('+91,350.00')).toBeVisible();
  },
};

/** An order that is not filled yet: the amount on hold takes the place of a result. */
export const PendingOrder: Story = {
  args: { position: positionChoices.pendingOrder },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('trade:status.pendingOrder'))).toBeVisible();
    await expect(await canvas.findByText(storyText(context)('trade:cost.margin'))).toBeVisible();
    await expect(await canvas.findByText('480,000.00')).toHaveStyle({ color: computedColor('ink') });
  },
};

/** A cancelled order: the price it waited for takes the place of a result. */
export const Cancelled: Story = {
  args: { position: positionChoices.cancelled },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:status.cancelled'))).toBeVisible();
    await expect(await context.canvas.findByText(t('trade:detail.limitPrice'))).toBeVisible();
    await expect(await context.canvas.findByText('1,200')).toBeVisible();
  },
};

/** A long name and a loss of many digits stay within the page. */
export const LongText: Story = {
  args: {
    position: positionChoices.longText,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−43,209,877,000,000,000.99');
    await expectFits(canvasElement);
  },
};

/** Wrong: two positions, each as the head of a screen. */
export const DontUseInAList: Story = {
  render: (args) => (
    <>
      <PositionHead {...args} />
      <PositionHead position={positionChoices.shortAtALoss} />
    </>
  ),
};
