import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { addMargin, cancelOrder as cancelCall } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import { withExchange } from '../../support/exchange';
import { dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { at, cancelOrder, expectStatus, ids, openMargin, placeOrder, showPosition } from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.pending),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelling asks once and shows the released amount. */
export const CancelsOrderAfterAsking: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = within(await screen.findByRole('alertdialog'));
    // Half of 2,377,000, and a fee of 2,377.
    const note = t('position:cancel.note', { amount: '¥1,190,877.00' });
    await expect(await question.findByText(note)).toBeVisible();
    await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.submit') }));
    await expect(await context.canvas.findByText(t('trade:result.cancelledTitle'))).toBeVisible();
    await expectStatus(context, 'cancelled');
  },
};

/** The order is kept: nothing changes. */
export const KeepsOrderAfterAsking: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.keep') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectStatus(context, 'pendingOrder');
  },
};

/** A cancellation gets no answer: the order may have been cancelled. */
export const ResultUnknownOfCancelling: Story = {
  parameters: at(ids.pending, [fault('offline', cancelCall.path)]),
  play: async (context) => {
    const t = storyText(context);
    await cancelOrder(context);
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
    const cancel = await context.canvas.findByRole('button', { name: t('trade:detail.cancel') });
    await expect(cancel).toHaveAccessibleDescription(t('trade:unknown.title'));
  },
};

const shortAtLimit = placeOrder({ side: 'short', priceType: 'limit', limitPrice: '562', leverage: 5 });

/** The order is filled while the question is open: the question closes with a message. */
export const FilledWhileOpen: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(shortAtLimit),
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    await screen.findByRole('alertdialog');
    await withExchange(context, minutesLater(1));
    await expect(await context.canvas.findByText(t('position:news.filledBody'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectStatus(context, 'holding');
  },
};

/** The trading day ends while the order is on the screen. */
export const ExpiredWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'pendingOrder');
    await withExchange(context, minutesLater(6 * 60));
    await expect(await context.canvas.findByText(t('position:news.cancelled'))).toBeVisible();
    await expectStatus(context, 'expired');
  },
};

/** Margin is a positive whole number of yen. The new liquidation price is shown before sending. */
export const AddMargin: Story = {
  parameters: at(ids.sellable),
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement, userEvent } = context;
    const sheet = await openMargin(context);
    const amount = await sheet.findByRole('textbox');
    await userEvent.type(amount, '1000.5');
    await expect(amount).toHaveAccessibleDescription(
      expect.stringContaining(t('reasons:amountNotPositiveInteger')),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '１０，０００');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(factOf(dialog, t('position:margin.liquidationAfter'))).toHaveTextContent('454'),
    );
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expect(await canvas.findByText(t('trade:result.marginBody', { price: '454' }))).toBeVisible();
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:detail.addedMargin'))).toHaveTextContent('10,000.00'),
    );
    await expect(await canvas.findByRole('list', { name: t('position:history.title') })).toHaveTextContent(
      t('position:history.event.marginAdded'),
    );
  },
};

/** A position that waits to be closed accepts margin too. */
export const AddMarginWhileClosing: Story = {
  parameters: at(ids.closing),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expect(await context.canvas.findByText(t('trade:result.marginTitle'))).toBeVisible();
  },
};

/** More than the balance: the form says so before sending. */
export const AddTooMuchMargin: Story = {
  parameters: at(ids.sellable),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '99999999');
    const submit = await sheet.findByRole('button', { name: t('position:margin.submit') });
    await expect(submit).toHaveAccessibleDescription(/¥[\d,]+\.\d\d/);
  },
};

export const ResultUnknownOfAddingMargin: Story = {
  parameters: at(ids.sellable),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    dropResponse(context, addMargin);
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
  },
};
