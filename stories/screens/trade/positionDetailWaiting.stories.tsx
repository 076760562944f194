import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { closeShares } from '../../../mocks/exchange/trade/closeShares';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { fault } from '../../../mocks/faults';
import { cancelClosing } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import type { Context } from '../../support/context';
import { changeBeforeCall } from '../../support/network';
import { openQuestion, pressWhenReady } from '../../support/presses';
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
  const question = await openQuestion();
  await context.userEvent.click(await question.findByRole('button', { name }));
}

/** One of two lots waits for its price, and the other was closed at the market: a message says so. */
export const RestClosedAtTheMarket: Story = {
  tags: ['sent'],
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

/** One of two lots waits for its price: the form says that a second closing with a limit isn't possible. */
export const SecondClosingWithLimit: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '610');
    const field = await sheet.findByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('reasons:priceLimitWaiting')));
  },
};

/** A waiting closing is about to be cancelled: a question names its lots and price, which stay open. */
export const CancelClosingQuestion: Story = {
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    const name = t('position:cancelClosing.submit');
    await pressWhenReady(await context.canvas.findByRole('button', { name }));
    const question = await openQuestion();
    await expect(
      await question.findByText(
        t('position:cancelClosing.note', {
          lots: '1',
          what: t('position:waiting.what.limit', { limit: '600' }),
        }),
      ),
    ).toBeVisible();
  },
};

/** The waiting closing was cancelled: a message says that all lots stay open. */
export const ClosingCancelled: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await waitWithOne(context);
    await cancel(context);
    await expectStatus(context, 'holding');
    await expect(await context.canvas.findByText(t('trade:result.closingCancelledBody'))).toBeVisible();
    await expect(await historyOf(context)).toHaveTextContent(t('position:history.event.closingCancelled'));
  },
};

/** The waiting closing was cancelled and all lots were closed at the market: the position is closed. */
export const ClosedAfterCancelling: Story = {
  tags: ['sent'],
  play: async (context) => {
    await waitWithOne(context);
    await cancel(context);
    await expectStatus(context, 'holding');
    await sendClose(context, await openClose(context));
    await expectStatus(context, 'closed');
  },
};

/**
 * The closing was filled before its cancellation arrived: a message says that it was too late, and the
 * position is closed.
 */
export const FilledMeanwhileOfClosing: Story = {
  tags: ['refused'],
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

/**
 * No answer came when the closing was cancelled: a warning says so with a link to the positions, and the
 * button can't be used again.
 */
export const ResultUnknownOfCancellingClosing: Story = {
  tags: ['unknown'],
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
