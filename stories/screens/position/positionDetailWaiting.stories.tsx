import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { closeShares } from '../../../mocks/exchange/trade/closeShares';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { fault } from '../../../mocks/faults';
import { cancelClosing } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import type { Context } from '../../support/context';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';
import {
  at,
  expectCloseBlocked,
  expectStatus,
  historyOf,
  ids,
  openClose,
  sendClose,
  typeLimit,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves one of two lots waiting to be closed at 600. */
async function waitWithOne(context: Context): Promise<void> {
  const t = storyText(context);
  const sheet = await openClose(context);
  await typeLimit(context, sheet, '600');
  await context.userEvent.click(await sheet.findByRole('button', { name: t('trade:order.half') }));
  const submit = t('position:close.submitPart', { lots: '1', held: 2 });
  await pressWhenReady(await sheet.findByRole('button', { name: submit }));
  await expectStatus(context, 'preparingToClose');
}

/** Cancels the waiting closing and confirms. */
async function cancel(context: Context): Promise<void> {
  const t = storyText(context);
  const name = t('position:cancelClosing.submit');
  await pressWhenReady(await context.canvas.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await context.userEvent.click(await question.findByRole('button', { name }));
}

/** One of two lots waits for its limit: the other can be closed at the market. */
export const RestClosedAtTheMarket: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    const sheet = await openClose(context);
    const submit = t('position:close.submitPart', { lots: '1', held: 2 });
    await pressWhenReady(await sheet.findByRole('button', { name: submit }));
    const title = t('trade:result.partTitle', { lots: 1, held: 2, price: '561' });
    await expect(await context.canvas.findByText(title)).toBeVisible();
    await expectStatus(context, 'preparingToClose');
    await expectCloseBlocked(context, t('reasons:allLotsWaiting'));
  },
};

/** One of two lots waits for its limit: a second closing with a limit is blocked with a reason. */
export const SecondClosingWithLimit: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '610');
    const field = await sheet.findByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('reasons:priceLimitWaiting')));
  },
};

/** The question before a waiting closing is cancelled. */
export const CancelClosingQuestion: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    const name = t('position:cancelClosing.submit');
    await pressWhenReady(await context.canvas.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      await question.findByText(t('position:cancelClosing.note', { lots: '1', price: '600' })),
    ).toBeVisible();
  },
};

/** After cancelling, all lots are held and can be closed in another way. */
export const ClosingCancelled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    await cancel(context);
    await expectStatus(context, 'holding');
    await expect(await context.canvas.findByText(t('trade:result.closingCancelledBody'))).toBeVisible();
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.event.closingCancelled'));
    await sendClose(context, await openClose(context));
    await expectStatus(context, 'closed');
  },
};

/** It was filled before the cancellation arrived: a message says so, and the closed position is shown. */
export const FilledMeanwhileOfClosing: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    changeBeforeCall(context, cancelClosing, (exchange) => {
      const position = exchange.world.positions[ids.sellable];
      if (!position) throw new Error('nothing waits');
      const { latestPrice } = marketOf(exchange, position.symbol);
      closeShares(exchange, position, position.shares, latestPrice);
    });
    await cancel(context);
    await expect(await context.canvas.findByText(t('position:tooLate.closing'))).toBeVisible();
    await expectStatus(context, 'closed');
  },
};

/** The cancellation gets no answer: the result is unknown, and the button says so. */
export const ResultUnknownOfCancellingClosing: Story = {
  parameters: at(ids.sellable, [fault('offline', cancelClosing.path)]),
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    await cancel(context);
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
    const again = await context.canvas.findByRole('button', { name: t('position:cancelClosing.submit') });
    await expect(again).toHaveAccessibleDescription(t('trade:unknown.title'));
  },
};
