import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { countOrders, storyExchange, withExchange } from '../../support/exchange';
import { endAt, expectInSight, expectNoScrolling } from '../../support/layout';
import { changeBeforeCall } from '../../support/network';
import { leaveFocus, pressWhenReady, waitOutPressGuard } from '../../support/presses';
import { expectClosing, expectLock, factOf, findFact } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import {
  confirmOrder,
  expectReady,
  lotsField,
  reviewOrder,
  standard,
  typeLots,
  typePrice,
  unfold,
  unfoldTerms,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The confirmation: what is ordered, what it takes now and the worst case are large. Nothing scrolls on a phone, and the
 * costs are said beside the fold of the terms and fees.
 */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    const t = storyText(context);
    await expect(await within(sheet).findByText('1,123,122.00')).toBeVisible();
    await expect(
      await within(sheet).findByText(t('trade:confirm.costs', { amount: '¥3,927.00' })),
    ).toBeVisible();
    await expect(factOf(sheet, t('trade:worst.atZero'))).toHaveTextContent('¥1,127,126.00');
    await expect(factOf(sheet, t('trade:cost.liquidationPrice'))).toHaveTextContent(
      t('trade:worst.noLiquidation'),
    );
    await expect(await within(sheet).findByText(t('trade:cost.breakEven'))).not.toBeVisible();
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.market')} 561`,
    );
    await expect(sheet).toHaveTextContent(t('trade:order.tolerance', { percent: '0.50%', price: '561' }));
    await expect(factOf(sheet, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '2', shares: '2,000' }),
    );
    await expect(factOf(sheet, t('trade:cost.purchaseFee'))).toHaveTextContent('1,122.00');
    await expectClosing(context, sheet, { fees: '2,805.00', breakEven: '563' });
    await expectLock(
      context,
      sheet,
      t('trade:lock.ifNow', { time: '10:30' }),
      t('trade:lock.minutes', { minutes: 15 }),
    );
    await expect(await within(sheet).findByText(t('trade:worst.title'))).toBeVisible();
    // What is taken follows the market, so no figure is called exact.
    const atWorst = t('trade:confirm.estimateAtWorst', {
      price: '561',
      worst: '563',
      amount: '1,127,126.00',
    });
    await expect(await within(sheet).findByText(atWorst)).toBeVisible();
    await expect(await within(sheet).findByText(t('trade:worst.accepted', { price: '563' }))).toBeVisible();
    await expectNoScrolling(
      sheet,
      await within(sheet).findByRole('button', { name: t('trade:confirm.submit') }),
    );
    leaveFocus();
  },
};

/** A leverage of ten: the confirmation has the liquidation price in large figures beside the largest loss. */
export const ConfirmWithLeverage: Story = {
  tags: ['filled'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await lotsField(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await typeLots(context, '175');
    const sheet = await reviewOrder(context);
    await within(sheet).findByText(t('trade:serverCheck.same'));
    await expect(factOf(sheet, t('trade:worst.atZero'))).toHaveTextContent('¥98,623,525.00');
    const away = t('trade:worst.untilLiquidation', { percent: '−7.7%' });
    await expect(factOf(sheet, away)).toHaveTextContent('518');
    await expect(factOf(sheet, t('trade:worst.atLiquidation'))).toHaveTextContent('¥8,200,150.00');
    // At the worst accepted price of 563: 102 yen a share, the purchase fee of 98,525 yen, and 0.25 % of 80,675,000 yen.
    const limitDown = t('trade:worst.atLimitDown', { price: '461' });
    await expect(factOf(sheet, limitDown)).toHaveTextContent('¥18,150,212.50');
    await expectNoScrolling(
      sheet,
      await within(sheet).findByRole('button', { name: t('trade:confirm.submit') }),
    );
  },
};

/** A tap has unfolded the terms and fees: every fact of the order is in the sheet. */
export const TermsUnfolded: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    await unfoldTerms(context, sheet);
    for (const label of ['order.priceType', 'order.leverage', 'cost.margin', 'cost.purchaseFee'] as const)
      await expect(factOf(sheet, t(`trade:${label}`))).toBeVisible();
    await expectLock(
      context,
      sheet,
      t('trade:lock.ifNow', { time: '10:30' }),
      t('trade:lock.minutes', { minutes: 15 }),
    );
    await endAt(factOf(sheet, t('trade:cost.breakEven')));
  },
};

/** Enter in a field has opened the confirmation; nothing has been sent. */
export const EnterOpensTheConfirmation: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '999{Enter}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await typeLots(context, '2');
    await expectReady(context);
    await context.userEvent.keyboard('{Enter}');
    const sheet = await within(document.body).findByRole('dialog');
    await expect(await within(sheet).findByText('1,123,122.00')).toBeVisible();
    await expect(await countOrders(context)).toBe(0);
  },
};

/** The order was filled: the result has replaced the form, and its heading has the focus. */
export const ResultTakesFocus: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await context.canvas.findByText(storyText(context)('trade:result.toPosition'));
    const heading = await context.canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Reviews an order while the market moves by a yen. */
async function reviewAsThePriceMoves(context: Context): Promise<void> {
  await typeLots(context, '1');
  const sheet = await reviewOrder(context);
  await withExchange(context, minutesLater(1));
  const title = storyText(context)('trade:moved.title', { from: '561', to: '562' });
  await expect(await within(sheet).findByText('562,562.00')).toBeVisible();
  await endAt(await within(sheet).findByText(title));
}

/**
 * The price moved a little while the confirmation was open: a note says so, and all figures are at the new
 * price.
 */
export const PriceMovedALittle: Story = {
  tags: ['filled'],
  play: reviewAsThePriceMoves,
};

/** The price had moved a little, and the member confirmed the new figures: the order was filled at them. */
export const PriceMovedALittleConfirmed: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await reviewAsThePriceMoves(context);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
    const slipped = t('trade:result.slipped', { from: '561', by: '▲ +1.00' });
    await expect(context.canvas.queryByText(slipped)).toBeNull();
  },
};

/** Reviews an order while the market moves beyond the tolerance. Resolves with the button that accepts its price. */
async function reviewAsThePriceMovesFar(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  await typeLots(context, '1');
  const sheet = await reviewOrder(context);
  await withExchange(context, minutesLater(45));
  const submit = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
  const name = t('trade:moved.accept', { price: '172' });
  const accept = await within(sheet).findByRole('button', { name });
  await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar', { percent: '0.50%' }));
  await expectInSight(accept);
  return accept;
}

/**
 * The price moved beyond the tolerance while the confirmation was open: the new figures have to be accepted
 * first.
 */
export const PriceMovedFar: Story = {
  tags: ['blocked'],
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=long', scenario: 'demo' } },
  play: async (context) => {
    await expect(await reviewAsThePriceMovesFar(context)).toBeVisible();
  },
};

/** The new figures were accepted and confirmed: the order was filled. */
export const PriceMovedFarAccepted: Story = {
  tags: ['sent'],
  parameters: PriceMovedFar.parameters,
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await reviewAsThePriceMovesFar(context));
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
  },
};

/**
 * The price moved in the member's favour while the confirmation was open: a note says so, and it can be sent
 * as it is.
 */
export const PriceMovedToABetterPrice: Story = {
  tags: ['filled'],
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=short', scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await withExchange(context, minutesLater(45));
    const note = await within(sheet).findByText(t('trade:moved.title', { from: '169', to: '172' }));
    await expect(within(sheet).queryByRole('button', { name: /172/ })).toBeNull();
    const submit = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
    await expect(submit).not.toHaveAttribute('aria-disabled');
    await endAt(note);
  },
};

/** The price had moved in the member's favour: the order was filled without another question. */
export const BetterPriceConfirmed: Story = {
  tags: ['sent'],
  parameters: PriceMovedToABetterPrice.parameters,
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await withExchange(context, minutesLater(45));
    await within(sheet).findByText(t('trade:moved.title', { from: '169', to: '172' }));
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
  },
};

/** Confirms an order whose price moves beyond the tolerance before it arrives. Resolves with the sheet. */
async function confirmAsThePriceMoves(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  await typeLots(context, '1');
  const sheet = await reviewOrder(context);
  changeBeforeCall(context, openPosition, minutesLater(5));
  await confirmOrder(context);
  await expectInSight(await within(sheet).findByText(t('trade:moved.title', { from: '169', to: '170' })));
  await expect(await countOrders(context)).toBe(0);
  const submit = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
  await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar', { percent: '0.50%' }));
  return sheet;
}

/**
 * The price moved beyond the tolerance before the order arrived: nothing is done, and the confirmation asks
 * again.
 */
export const PriceMovedFarMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=long', scenario: 'demo' } },
  play: async (context) => {
    await confirmAsThePriceMoves(context);
  },
};

/** The price that had moved was accepted: the order was filled at it. */
export const PriceMovedFarMeanwhileAccepted: Story = {
  tags: ['sent'],
  parameters: PriceMovedFarMeanwhile.parameters,
  play: async (context) => {
    const t = storyText(context);
    const sheet = await confirmAsThePriceMoves(context);
    await pressWhenReady(
      await within(sheet).findByRole('button', { name: t('trade:moved.accept', { price: '170' }) }),
    );
    await expect(sheet).toHaveTextContent(t('trade:order.tolerance', { percent: '0.50%', price: '170' }));
    await confirmOrder(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledTitle', { price: '170' })),
    ).toBeVisible();
    await expect(await countOrders(context)).toBe(1);
  },
};

/**
 * The order was filled at once: what was paid and its fee, what can be lost from here, the entry on a small chart, and what comes next and when. The
 * facts are behind a tap.
 */
export const OrderFilledAtOnce: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledBody', { time: '11/20 10:30' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText('¥561,561.00')).toBeVisible();
    await expect(factOf(context.canvasElement, t('common:receipt.fee'))).toHaveTextContent('¥561.00');
    // What was paid, less 1,963.50 yen of all four fees.
    await expect(await findFact(context.canvasElement, t('position:back.now'))).toHaveTextContent(
      '¥559,597.50',
    );
    // From minus 1,963.50 yen of fees to the whole price.
    await expect(factOf(context.canvasElement, t('position:fromHere.toZero'))).toHaveTextContent(
      '¥559,597.50',
    );
    const last = await context.canvas.findByRole('img', {
      name: t('trade:result.picture', { from: '561', last: '561' }),
    });
    await expect(last).toBeVisible();
    const ahead = await context.canvas.findByText(t('position:history.ahead.sellable'));
    await expect(ahead.closest('li')).toHaveTextContent('11/20 10:30');
    await expect(await context.canvas.findByText(t('trade:detail.orderNumber'))).not.toBeVisible();
    const orders = await withExchange(context, ({ world }) => Object.values(world.positions));
    await expect(orders).toMatchObject([{ symbol: '1001.W', side: 'long', shares: 1000, leverage: 1 }]);
  },
};

/** An order with a leverage of ten was filled: the receipt says what comes back at the last price, and at the liquidation. */
export const LeveragedOrderFilled: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await reviewOrder(context);
    await confirmOrder(context);
    await context.canvas.findByText(t('trade:result.filledTitle', { price: '561' }));
    await expect(await context.canvas.findByText('¥56,661.00')).toBeVisible();
    await expect(await findFact(context.canvasElement, t('position:back.now'))).toHaveTextContent(
      '¥54,697.50',
    );
    const there = t('position:back.atLiquidation', { price: '517' });
    await expect(await findFact(context.canvasElement, there)).toHaveTextContent('¥10,807.50');
    await expect(factOf(context.canvasElement, t('common:stillToLose', { price: '517' }))).toHaveTextContent(
      '¥43,890.00',
    );
  },
};

/**
 * The order was filled just before noon: its lock ends when the market opens again, and the result says so.
 */
export const LockOverNoon: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await passTime(context, 65);
    const sheet = await reviewOrder(context);
    const quarter = t('trade:lock.minutes', { minutes: 15 });
    await expectLock(context, sheet, t('trade:lock.ifNow', { time: '12:30' }), quarter);
    await confirmOrder(context);
    const filled = t('trade:result.filledBody', { time: '11/20 12:30' });
    await expect(await context.canvas.findByText(filled)).toBeVisible();
    const from = factOf(context.canvasElement, t('position:fact.sellableAt'));
    await expect(from).toHaveTextContent('2026/11/20 12:30');
  },
};

/** A tap has unfolded the facts of the order on its receipt. */
export const ReceiptUnfolded: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await context.canvas.findByText(t('common:receipt.facts'));
    await waitOutPressGuard();
    await unfold(context, context.canvasElement, t('common:receipt.facts'));
    await expect(factOf(context.canvasElement, t('trade:detail.originalMargin'))).toBeVisible();
  },
};

/** The market moved before the order arrived: the result names the price of the fill and the difference. */
export const FilledAtAnotherPrice: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    changeBeforeCall(context, openPosition, minutesLater(5));
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledTitle', { price: '563' })),
    ).toBeVisible();
    const slipped = t('trade:result.slipped', { from: '561', by: '▲ +2.00' });
    await expect(await context.canvas.findByText(slipped)).toBeVisible();
  },
};

/** A limit order was placed: the result says until when it waits, with a link to it. */
export const LimitOrderWaits: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typePrice(context, '500');
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:result.placedTitle'))).toBeVisible();
    await expect(await context.canvas.findByText(t('common:receipt.frozen'))).toBeVisible();
    // All of it can be lost, too.
    await expect(factOf(context.canvasElement, t('position:fromHere.toZero'))).toHaveTextContent(
      '¥500,500.00',
    );
    await expect((await context.canvas.findAllByText('¥500,500.00'))[0]).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('trade:result.toOrder') })).toBeVisible();
  },
};

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The order was sent again after the wait that the server had asked for: the position is open. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The order was sent again after the server had found it too large: the position is open. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the order was sent once: the position is open. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * positions.
 */
export const ResultUnknown: Story = {
  tags: ['unknown'],
  play: async (context) => {
    await standard.resultUnknown.play(context);
    // Each has a request id, by which the exchange would recognise it.
    const requests = await storyExchange(context).store.transact(({ world }) =>
      Object.values(world.requests),
    );
    await expect(requests).toHaveLength(1);
  },
};

/**
 * The result of the order was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * An order was sent a moment ago, in another tab or before a reload: a note asks to wait for the result, and
 * there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * An order sent the day before had no effect: a note above the form says so, and that it can be sent again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** No answer came within ten seconds: a warning replaces the form, with a link to the positions. */
export const ResultUnknownAfterTimeout: Story = {
  tags: ['unknown'],
  parameters: { app: { path, faults: [{ kind: 'hang', path: openPosition.path }] } },
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const button = await within(document.body).findByRole('button', {
      name: storyText(context)('trade:confirm.submit'),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const title = storyText(context)('trade:unknown.title');
    await context.canvas.findByText(title);
    await standard.steps.expectResultUnknown(context);
  },
};
