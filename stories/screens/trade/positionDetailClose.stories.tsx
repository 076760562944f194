import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { advanceBy } from '../../../mocks/exchange/clock';
import { fault, faultOnce } from '../../../mocks/faults';
import { closePosition } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import type { Context } from '../../support/context';
import { prepareExchange, storyExchange, withExchange } from '../../support/exchange';
import { replaceText } from '../../support/forms';
import { expectInSight } from '../../support/layout';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import { advanceBothClocks, minutesLater, passTime } from '../../support/time';
import {
  at,
  expectStatus,
  historyOf,
  ids,
  inSheet,
  openClose,
  placeOrder,
  sendClose,
  showPosition,
  typeLimit,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form to close a position: the estimated result after all fees, and what is added to the balance. */
export const CloseSheetWithEstimate: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await openClose(context);
    const sheet = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('224,795.00'),
    );
    await expect(factOf(sheet, t('trade:calculation.gross'))).toHaveTextContent('+4,000.00');
    // Above the fields: what is sent, its fees, and the worst price of the tolerance.
    const result = t('position:close.result', { price: '561', shares: '2,000' });
    await expect(factOf(sheet, result)).toHaveTextContent('+77.00');
    await expect(factOf(sheet, t('trade:cost.closingTotal'))).toHaveTextContent('2,805.00');
    await expect(factOf(sheet, t('position:close.worst', { price: '559' }))).toHaveTextContent('−');
    const added = factOf(sheet, t('trade:calculation.credited')) as HTMLElement;
    showInPicture(added);
    await expectInSight(added);
  },
};

/** The position was closed at the market: a message names the price, and the result is realised. */
export const CloseAtMarket: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await sendClose(context, await openClose(context));
    await expectStatus(context, 'closed');
    await expect(
      await context.canvas.findByText(t('trade:result.closedTitle', { price: '561' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('trade:detail.profitRealised'))).toBeVisible();
  },
};

/** The market moved before the closing arrived: the message names the new price and the difference. */
export const ClosedAtAnotherPrice: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    changeBeforeCall(context, closePosition, minutesLater(5));
    await sendClose(context, sheet);
    const moved = t('trade:result.slipped', { from: '561', by: '▲ +2.00' });
    await expect(await context.canvas.findByText(moved)).toBeVisible();
    await expect(
      await context.canvas.findByText(t('trade:result.closedTitle', { price: '563' })),
    ).toBeVisible();
  },
};

/** A short position of 1129.N that can be closed. */
const sellableShort = showPosition(placeOrder({ symbol: '1129.N', side: 'short' }), 15);

/** The form to close a position at the market: it names how much worse the price may be. */
export const CloseSheetNamesTheTolerance: Story = {
  tags: ['filled'],
  play: async (context) => {
    const sheet = await openClose(context);
    const line = storyText(context)('trade:order.tolerance', { percent: '0.50%', price: '561' });
    await expect(await sheet.findByText(line)).toBeVisible();
  },
};

type Sheet = Awaited<ReturnType<typeof openClose>>;

/** Sends a closing whose price moves beyond the tolerance before it arrives. Resolves with the sheet. */
async function closeAsThePriceMoves(context: Context): Promise<Sheet> {
  const t = storyText(context);
  const sheet = await openClose(context);
  changeBeforeCall(context, closePosition, minutesLater(20));
  await sendClose(context, sheet);
  await expect(await sheet.findByText(t('trade:moved.title', { from: '170', to: '172' }))).toBeVisible();
  await expectStatus(context, 'holding');
  const submit = await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') });
  await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar', { percent: '0.50%' }));
  return sheet;
}

/** Accepts the price that the sheet shows, and closes. */
async function closeAtTheMovedPrice(context: Context, sheet: Sheet): Promise<void> {
  const name = storyText(context)('trade:moved.accept', { price: '172' });
  await pressWhenReady(await sheet.findByRole('button', { name }));
  await sendClose(context, sheet);
  await expectStatus(context, 'closed');
}

/**
 * The price moved beyond the tolerance before the closing arrived: nothing is done, and the form asks again.
 */
export const PriceMovedFarMeanwhileOfClosing: Story = {
  tags: ['refused'],
  beforeEach: sellableShort,
  play: async (context) => {
    await closeAsThePriceMoves(context);
  },
};

/** The member accepted the price that had moved: the position is closed at it. */
export const ClosedAtTheAcceptedPrice: Story = {
  tags: ['sent'],
  beforeEach: sellableShort,
  play: async (context) => {
    const t = storyText(context);
    await closeAtTheMovedPrice(context, await closeAsThePriceMoves(context));
    await expect(
      await context.canvas.findByText(t('trade:result.closedTitle', { price: '172' })),
    ).toBeVisible();
  },
};

/**
 * The price moved beyond the tolerance while the form was open: the new figures have to be accepted first.
 */
export const PriceMovedFarOfClosing: Story = {
  tags: ['blocked'],
  beforeEach: sellableShort,
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    await passTime(context, 20);
    const accept = await sheet.findByRole('button', { name: t('trade:moved.accept', { price: '172' }) });
    await expect(accept).toBeVisible();
    const submit = await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') });
    await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar', { percent: '0.50%' }));
  },
};

/** The new figures were accepted in the open form: the position is closed. */
export const MovedPriceAcceptedOfClosing: Story = {
  tags: ['sent'],
  beforeEach: sellableShort,
  play: async (context) => {
    const sheet = await openClose(context);
    await passTime(context, 20);
    await closeAtTheMovedPrice(context, sheet);
  },
};

/** The button was tapped twice: the position was closed once. */
export const DoubleTapOfClosing: Story = {
  tags: ['sent'],
  play: async (context) => {
    const sheet = await openClose(context);
    const submit = await sheet.findByRole('button', {
      name: storyText(context)('trade:confirm.closeSubmit'),
    });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    submit.click();
    submit.click();
    await expectStatus(context, 'closed');
    const closings = await storyExchange(context).store.transact(({ world }) =>
      world.ledger.entries.filter(
        ({ record, reason }) => record === ids.sellable && reason === 'positionClosed',
      ),
    );
    await expect(closings).toHaveLength(1);
  },
};

/** Closes one of two lots. Resolves with the id of the closed part. */
async function closeOneLot(context: Context): Promise<string> {
  const t = storyText(context);
  const sheet = await openClose(context);
  await context.userEvent.click(await sheet.findByRole('button', { name: t('trade:order.half') }));
  const submit = t('position:close.submitPart', { lots: '1', held: 2 });
  await pressWhenReady(await sheet.findByRole('button', { name: submit }));
  const title = t('trade:result.partTitle', { lots: 1, held: 2, price: '561' });
  await expect(await context.canvas.findByText(title)).toBeVisible();
  await expectStatus(context, 'holding');
  return storyExchange(context).store.transact(
    ({ world }) =>
      Object.values(world.positions).find(({ splitFrom }) => splitFrom === ids.sellable)?.id ?? '',
  );
}

/**
 * One of two lots was closed: a message says so, the other is still held, and the history links to the closed
 * part.
 */
export const CloseOneOfTwoLots: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement } = context;
    const partId = await closeOneLot(context);
    // Half of the +77.00 of both lots, rounded down to the sen as the exchange does.
    await expect(await canvas.findByText(t('trade:result.closedNet', { net: '+38.50' }))).toBeVisible();
    const quantity = t('trade:detail.quantityValue', { lots: '1', shares: '1,000' });
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:detail.quantity'))).toHaveTextContent(quantity),
    );
    const history = await canvas.findByRole('list', { name: t('position:history.title') });
    await expect(history).toHaveTextContent(t('position:history.event.partlyClosed'));
    const part = await within(history).findByRole('link', { name: t('position:history.toPart') });
    await expect(part).toHaveAttribute('href', `#/position/positionDetail?id=${partId}`);
  },
};

/** Both lots were closed, one after the other: the position is closed. */
export const BothLotsClosedInTurn: Story = {
  tags: ['sent'],
  play: async (context) => {
    const partId = await closeOneLot(context);
    await sendClose(context, await openClose(context));
    await expectStatus(context, 'closed');
    const results = await storyExchange(context).store.transact(({ world }) =>
      [ids.sellable, partId].map((id) => Number(world.positions[id]?.realisedProfit)),
    );
    await expect(results.reduce((sum, result) => sum + result, 0)).toBe(77);
  },
};

/** A closing with a limit was placed: the position is preparing to close, and a note names lots and price. */
export const CloseWithLimit: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '600');
    await expect(await sheet.findByRole('status')).toHaveTextContent(
      t('conditions:does.limit.sell', { limit: '600' }),
    );
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    const waiting = t('position:waiting.title', { lots: '2', price: '600' });
    await expect(await context.canvas.findByText(waiting)).toBeVisible();
  },
};

/**
 * During the lock after the purchase a stop was set: the position prepares to close, and says from when the stop works.
 */
export const StopDuringTheLock: Story = {
  parameters: at(ids.locked),
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await pressWhenReady(await canvas.findByRole('button', { name: t('position:close.setOrder') }));
    const sheet = await inSheet();
    await expect(await sheet.findByRole('radio', { name: new RegExp(t('trade:kind.oco')) })).toBeVisible();
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    const history = await historyOf(context);
    await expect(history).toHaveTextContent(t('position:history.event.closingPlaced'));
  },
};

/** After the last session a stop was set below the limit of today: it lies within the limits of the next session. */
export const StopAtNightByTheNextLimits: Story = {
  beforeEach: prepareExchange((exchange) => advanceBy(exchange, 590)),
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await pressWhenReady(await canvas.findByRole('button', { name: t('position:close.setOrder') }));
    const sheet = await inSheet();
    const stop = await sheet.findByRole('textbox', { name: t('conditions:stopPrice') });
    // Today it is 461 to 661.
    await replaceText(context, stop, '460');
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    const what = t('position:waiting.what.stop', { stop: '460' });
    await expect(await canvas.findByText(t('position:waiting.titleOf', { lots: 2, what }))).toBeVisible();
  },
};

/**
 * The market reached the limit for one of two lots while the position was on the screen: a message says so,
 * and the rest is held.
 */
export const ClosePartWithLimit: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '563');
    await userEvent.click(await sheet.findByRole('button', { name: t('trade:order.half') }));
    const submit = t('position:close.submitPart', { lots: '1', held: 2 });
    await pressWhenReady(await sheet.findByRole('button', { name: submit }));
    await expectStatus(context, 'preparingToClose');
    await withExchange(context, minutesLater(5));
    await expect(await canvas.findByText(t('position:news.partClosedBody'))).toBeVisible();
    await expect(canvas.queryByText(t('position:news.heldAgain'))).toBeNull();
    await expectStatus(context, 'holding');
  },
};

/**
 * A waiting closing reached its price while the position was on the screen: a message says so, and it is
 * closed.
 */
export const ClosedWhileOpen: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder(), 15),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    // At 10:30 it stands at 561; five minutes later it has been higher.
    await typeLimit(context, sheet, '562');
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    await withExchange(context, minutesLater(45));
    await expectStatus(context, 'closed');
    const news = await context.canvas.findByText(
      new RegExp(t('position:news.closed', { price: '562', time: '.+' })),
    );
    await expect(news).toBeVisible();
  },
};

/**
 * No answer came to the closing: a warning says so with a link to the positions, and the button can't be used
 * again.
 */
export const ResultUnknownOfClosing: Story = {
  tags: ['unknown'],
  parameters: at(ids.sellable, [fault('offline', closePosition.path)]),
  play: async (context) => {
    const t = storyText(context);
    await sendClose(context, await openClose(context));
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
    const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
    await expect(close).toHaveAccessibleDescription(t('trade:unknown.title'));
  },
};

/** Sends a closing that gets HTTP 429. Resolves with the sheet and its button. */
async function closeTooOften(context: Context) {
  const t = storyText(context);
  const sheet = await openClose(context);
  await sendClose(context, sheet);
  const alert = await sheet.findByRole('alert');
  await expect(alert).toHaveTextContent(t('common:failure.notCarriedOut'));
  const button = await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') });
  const wait = t('common:wait.seconds', { n: 30 });
  await waitFor(() => expect(button).toHaveAccessibleDescription(expect.stringContaining(wait)));
  return { sheet, button };
}

const refusedOnce = at(ids.sellable, [faultOnce('tooManyRequests', closePosition.path)]);

/**
 * The server received too many requests: an alert in the form says that nothing was carried out, and the
 * button names the wait.
 */
export const TooManyRequestsOfClosing: Story = {
  tags: ['refused'],
  parameters: refusedOnce,
  play: async (context) => {
    await closeTooOften(context);
  },
};

/** The closing was sent again after the wait that the server had asked for: the position is closed. */
export const SentAfterTheWaitOfClosing: Story = {
  tags: ['sent'],
  parameters: refusedOnce,
  play: async (context) => {
    const { sheet, button } = await closeTooOften(context);
    await advanceBothClocks(context);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await sendClose(context, sheet);
    await expectStatus(context, 'closed');
  },
};

/**
 * No answer came to the closing, but it was carried out: beside the warning the position is shown as closed.
 */
export const ResultUnknownThoughClosed: Story = {
  tags: ['unknown'],
  play: async (context) => {
    const sheet = await openClose(context);
    dropResponse(context, closePosition);
    await sendClose(context, sheet);
    await expectStatus(context, 'closed');
  },
};

/** The fees of the market couldn't be loaded: the form to close estimates no result. */
export const CloseWithoutRates: Story = {
  parameters: at(ids.sellable, [fault('serverError', '/trade/Rules')]),
  play: async (context) => {
    const t = storyText(context);
    await openClose(context);
    const sheet = await screen.findByRole('dialog');
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('—');
  },
};
