import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { addMargin, cancelOrder as cancelCall } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { withExchange } from '../../support/exchange';
import { replaceText } from '../../support/forms';
import { openQuestion, pressWhenReady } from '../../support/presses';
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

/** The member confirmed the question, and the order is cancelled: a message says so. */
export const CancelsOrderAfterAsking: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = await openQuestion();
    // Half of 2,377,000, and a fee of 2,377.
    const note = t('position:cancel.note', { amount: '¥1,190,877.00' });
    await expect(await question.findByText(note)).toBeVisible();
    await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.submit') }));
    await expect(await context.canvas.findByText(t('trade:result.cancelledTitle'))).toBeVisible();
    await expectStatus(context, 'cancelled');
  },
};

/** The member answered the question with keeping the order: it still waits. */
export const KeepsOrderAfterAsking: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = await openQuestion();
    await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.keep') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectStatus(context, 'pendingOrder');
  },
};

/**
 * No answer came to the cancellation: a warning says so with a link to the positions, and the button can't be
 * used again.
 */
export const ResultUnknownOfCancelling: Story = {
  tags: ['unknown'],
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

/**
 * The order was filled while the question was open: the question is gone, and a message says that the
 * position is held.
 */
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

/**
 * The trading day ended while the order was on the screen: a message says that it has expired, and so does its
 * status.
 */
export const ExpiredWhileOpen: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await expectStatus(context, 'pendingOrder');
    await withExchange(context, minutesLater(6 * 60));
    await expect(await context.canvas.findByText(t('position:news.expired'))).toBeVisible();
    await expectStatus(context, 'expired');
  },
};

/**
 * Margin was added: a message names the new liquidation price, and the facts and the history have the amount.
 */
export const AddMargin: Story = {
  tags: ['sent'],
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
    await replaceText(context, amount, '１０，０００');
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

/** Margin was added far down the page: the message about it has been scrolled into view. */
export const AddMarginSeenFarDown: Story = {
  tags: ['sent'],
  parameters: at(ids.sellable),
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('list', { name: t('position:history.title') });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    const title = await context.canvas.findByText(t('trade:result.marginTitle'), { selector: 'p' });
    await waitFor(() => {
      const { top, bottom } = title.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(window.innerHeight);
      // Neither the top bar nor the actions cover it.
      expect(title.contains(document.elementFromPoint(195, (top + bottom) / 2))).toBe(true);
    });
  },
};

/** Margin was added to a position that waits to be closed: a message says so. */
export const AddMarginWhileClosing: Story = {
  tags: ['sent'],
  parameters: at(ids.closing),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    // The history of the position says the same once it is refetched.
    const title = await context.canvas.findByText(t('trade:result.marginTitle'), { selector: 'p' });
    await expect(title).toBeVisible();
  },
};

/** The form to add margin with more than the balance: the button names the amount that is missing. */
export const AddTooMuchMargin: Story = {
  tags: ['blocked'],
  parameters: at(ids.sellable),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '99999999');
    const submit = await sheet.findByRole('button', { name: t('position:margin.submit') });
    await expect(submit).toHaveAccessibleDescription(/¥[\d,]+\.\d\d/);
  },
};

/**
 * No answer came when margin was added: a warning says that the result is unknown, with a link to the
 * positions.
 */
export const ResultUnknownOfAddingMargin: Story = {
  tags: ['unknown'],
  parameters: at(ids.sellable, [fault('offline', addMargin.path)]),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
  },
};
