import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cancelOrder as cancelCall } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { refetchAll, restrict } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { at, cancelOrder, expectStatus, ids, placeOrder, showPosition } from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The order was filled before its cancellation arrived: a message names price and time, and the position is
 * held.
 */
export const FilledMeanwhile: Story = {
  tags: ['refused'],
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder({ side: 'short', priceType: 'limit', limitPrice: '562', leverage: 5 })),
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, cancelCall, minutesLater(1));
    await cancelOrder(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
    await expectStatus(context, 'holding');
    // The message stays after the position has loaded: price and time.
    const message = (await context.canvas.findByText(t('position:tooLate.title'))).closest('[role=status]');
    await expect(message).toHaveTextContent(/562.*10:1[56]:\d\d/);
    // It is the page that a link would lead to.
    await expect(within(message as HTMLElement).queryByRole('link')).toBeNull();
  },
};

/**
 * The screen showed the order as filled before the answer to the cancellation came: a message says that it
 * was too late.
 */
export const FilledBeforeTheAnswer: Story = {
  tags: ['refused'],
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder({ side: 'short', priceType: 'limit', limitPrice: '562', leverage: 5 })),
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, cancelCall, minutesLater(1), async () => {
      await refetchAll(context);
      await expectStatus(context, 'holding');
    });
    await cancelOrder(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
  },
};

/** The trading day ended before the cancellation arrived: a message says that the order had expired. */
export const ExpiredMeanwhile: Story = {
  tags: ['refused'],
  parameters: at(ids.pending),
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, cancelCall, minutesLater(6 * 60));
    await cancelOrder(context);
    const ended = t('position:tooLate.ended', { status: t('trade:expired') });
    await expect(await context.canvas.findByText(ended)).toBeVisible();
  },
};

/** The account was frozen before the cancellation arrived: an alert refuses it. */
export const FrozenMeanwhileOfCancelling: Story = {
  tags: ['refused'],
  parameters: at(ids.pending),
  play: async (context) => {
    changeBeforeCall(context, cancelCall, restrict('frozen'));
    await cancelOrder(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(storyText(context)('errors:accountFrozen'));
  },
};
