import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { replaceText } from '../../support/forms';
import { storyText } from '../../support/storyText';
import { confirmOrder, expectBlocked, expectReady, reviewOrder, typeLots, typePrice } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses an order with a condition, of a kind. */
async function chooseKind(context: Context, kind: 'stop' | 'stopLimit' | 'oco' | 'trailing'): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t('trade:order.conditional') }));
  // Begins with a stop.
  if (kind === 'stop') return;
  const name = new RegExp(`^${t(`trade:kind.${kind}`)}`);
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

const typeStop = async (context: Context, typed: string) =>
  replaceText(
    context,
    await context.canvas.findByRole('textbox', { name: storyText(context)('conditions:stopPrice') }),
    typed,
  );

/** A stop order is confirmed: its sentence, and the money for the highest price of the day, which is put on hold. */
export const StopOrderConfirmed: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await chooseKind(context, 'stop');
    await typeStop(context, '570');
    await typeLots(context, '1');
    await expectReady(context);
    const sheet = within(await reviewOrder(context));
    await expect(
      await sheet.findByText(new RegExp(t('conditions:does.stop.buy', { stop: '570' }))),
    ).toBeVisible();
    await expect(await sheet.findByText(t('trade:cost.held'))).toBeVisible();
    const held = { worst: '661', price: '570', amount: '570,570.00' };
    await expect(await sheet.findByText(t('trade:confirm.heldForStop', held))).toBeVisible();
  },
};

/** A stop order was placed: the receipt says that it waits, and until when. */
export const StopOrderPlaced: Story = {
  tags: ['done'],
  play: async (context) => {
    const t = storyText(context);
    await chooseKind(context, 'stop');
    await typeStop(context, '570');
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.placedTitle'))).toBeVisible();
    await expect(
      await screen.findByText(new RegExp(t('trade:result.placedUntil', { date: '11/20.*' }))),
    ).toBeVisible();
  },
};

/** One cancels the other: a limit below and a stop above the market. */
export const OneCancelsTheOther: Story = {
  tags: ['filled'],
  play: async (context) => {
    await chooseKind(context, 'oco');
    await typeLots(context, '1');
    await expectReady(context);
    const held = await context.canvas.findByText(storyText(context)('trade:cost.held'));
    await expect(held.parentElement).toHaveTextContent('¥661,661.00');
  },
};

/** The stop is on the wrong side of the market: the field says so, and the button is blocked. */
export const StopReachedAlready: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await chooseKind(context, 'stop');
    await typeStop(context, '550');
    await typeLots(context, '1');
    const field = await context.canvas.findByRole('textbox', { name: t('conditions:stopPrice') });
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expectBlocked(context, /./);
  },
};

/** A stop loss is placed with the order: the confirmation says what it brings, the receipt from when it works. */
export const StopLossAtTheFill: Story = {
  tags: ['done'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await context.userEvent.click(
      await context.canvas.findByRole('switch', { name: t('conditions:exit.label') }),
    );
    await typeStop(context, '540');
    await expectReady(context);
    const sheet = within(await reviewOrder(context));
    await expect(await sheet.findByText(t('conditions:exit.stopPrice', { price: '540' }))).toBeVisible();
    await confirmOrder(context);
    await expect(await screen.findByText(new RegExp(t('trade:result.exitPlaced')))).toBeVisible();
  },
};

/** The stop loss is above the price of the fill: the order is blocked, and the field says why. */
export const StopLossOnTheWrongSide: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await context.userEvent.click(
      await context.canvas.findByRole('switch', { name: t('conditions:exit.label') }),
    );
    await typeStop(context, '570');
    const field = await context.canvas.findByRole('textbox', { name: t('conditions:stopPrice') });
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expectBlocked(context, /./);
  },
};

/** The market is closed for the night: a limit order is placed, and says at which time it goes. */
export const LimitOrderAtNight: Story = {
  tags: ['done'],
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:order.closedWaits'))).toBeVisible();
    await typePrice(context, '550');
    await typeLots(context, '1');
    await expectReady(context);
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(await screen.findByText('11/24 15:30')).toBeVisible();
    await expect(
      await screen.findByText(
        new RegExp(t('trade:result.worksFrom', { time: '11/24 09:00' }).replaceAll(/[()]/g, '.')),
      ),
    ).toBeVisible();
  },
};
