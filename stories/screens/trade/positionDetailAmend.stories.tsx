import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { amendOrder } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import type { Context } from '../../support/context';
import { replaceText } from '../../support/forms';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { findFact } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { at, expectStatus, inSheet, placeOrder, showPosition } from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at('made', [], 'demo'),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const validUntil = '2026-11-20';
const limitOrder = placeOrder({ priceType: 'limit', limitPrice: '540', lots: '2', validUntil });
const stopLoss = showPosition(placeOrder({ lots: '2' }), 16, (exchange, member, id) =>
  closePosition(exchange, member, { id, priceType: 'market', stopPrice: '540', lots: '1', validUntil }),
);

/** A stop waits to close one of two lots: it stands on the line of the prices. */
export const StopOnThePriceLine: Story = {
  beforeEach: stopLoss,
  play: async (context) => {
    const t = storyText(context);
    const line = await context.canvas.findByRole('group', { name: t('trade:line.label') });
    await expect(await findFact(line, t('trade:kind.stop'))).toHaveTextContent('540');
  },
};

/** Opens the form that changes what waits. */
async function openAmendment(context: Context) {
  const name = storyText(context)('trade:detail.amend');
  await pressWhenReady(await context.canvas.findByRole('button', { name }));
  return inSheet();
}

type Form = Awaited<ReturnType<typeof openAmendment>>;

const fieldOf = (context: Context, form: Form, name: 'trade:order.limitPrice' | 'trade:order.lots') =>
  form.findByRole('textbox', { name: storyText(context)(name) });

const send = async (context: Context, form: Form) =>
  pressWhenReady(await form.findByRole('button', { name: storyText(context)('conditions:amend.submit') }));

/** Nothing is changed yet: the order keeps its place in the queue, and the button says that nothing was changed. */
export const AmendUnchanged: Story = {
  beforeEach: showPosition(limitOrder),
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    await expect(await fieldOf(context, form, 'trade:order.limitPrice')).toHaveValue('540');
    await expect(await form.findByText(t('conditions:amend.keeps'))).toBeVisible();
    const button = await form.findByRole('button', { name: t('conditions:amend.submit') });
    await waitFor(() => expect(button).toHaveAccessibleDescription(t('conditions:amend.unchanged')));
  },
};

/** Another price was typed: the money on hold after the change, and that the order goes to the end of the queue. */
export const AmendedPrice: Story = {
  tags: ['filled'],
  beforeEach: showPosition(limitOrder),
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    await replaceText(context, await fieldOf(context, form, 'trade:order.limitPrice'), '550');
    await expect(await form.findByText(t('conditions:amend.loses'))).toBeVisible();
    await expect(await form.findByText('¥551,100.00')).toBeVisible();
  },
};

/** The order was changed: it still waits, at its new price. */
export const OrderAmended: Story = {
  tags: ['done'],
  beforeEach: showPosition(limitOrder),
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    await replaceText(context, await fieldOf(context, form, 'trade:order.limitPrice'), '545');
    await send(context, form);
    await expect(await context.canvas.findByText(t('conditions:amend.done'))).toBeVisible();
    await expectStatus(context, 'pendingOrder');
    await expect(await context.canvas.findByText(t('position:history.event.amended'))).toBeVisible();
  },
};

/** More lots than the balance pays for were typed: the button is blocked, and says how much is missing. */
export const AmendedBeyondTheBalance: Story = {
  tags: ['blocked'],
  beforeEach: showPosition(limitOrder),
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    await replaceText(context, await fieldOf(context, form, 'trade:order.lots'), '400');
    const button = await form.findByRole('button', { name: t('conditions:amend.submit') });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/\d/));
  },
};

/** The order was filled before its change arrived: the sheet says that it no longer waits. */
export const FilledBeforeTheChange: Story = {
  tags: ['refused'],
  beforeEach: showPosition(placeOrder({ side: 'short', priceType: 'limit', limitPrice: '562', validUntil })),
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    changeBeforeCall(context, amendOrder, minutesLater(5));
    await replaceText(context, await fieldOf(context, form, 'trade:order.limitPrice'), '570');
    await send(context, form);
    await expect(await form.findByText(t('errors:orderNotPending'))).toBeVisible();
  },
};

/** The stop of a closing is changed: its lots can be all that are held. */
export const ClosingAmended: Story = {
  tags: ['done'],
  beforeEach: stopLoss,
  play: async (context) => {
    const t = storyText(context);
    const form = await openAmendment(context);
    await replaceText(context, await fieldOf(context, form, 'trade:order.lots'), '2');
    await send(context, form);
    await expect(await context.canvas.findByText(t('conditions:amend.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('position:history.event.closingAmended'))).toBeVisible();
  },
};
