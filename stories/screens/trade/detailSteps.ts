import { expect, screen, waitFor, within } from 'storybook/test';
import { applyForBlockTrade } from '../../../mocks/exchange/blockTrade/apply';
import { bidWithVerdict } from '../../../mocks/exchange/blockTrade/bids';
import { blockTradeReviewQueue } from '../../../mocks/exchange/blockTrade/review';
import { advanceBy } from '../../../mocks/exchange/clock';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import type { Member } from '../../../mocks/exchange/world';
import type { Fault } from '../../../mocks/faults';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios';
import type { Context } from '../../support/context';
import { type Preparation, prepareExchange, withExchange } from '../../support/exchange';
import { replaceText } from '../../support/forms';
import { openQuestion, pressWhenReady, waitOutPressGuard } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** Positions of the trader, in order of creation. */
export const ids = {
  closed: 'P2',
  lost: 'P3',
  sellable: 'P4',
  short: 'P5',
  closing: 'P6',
  cancelled: 'P7',
  locked: 'P8',
  pending: 'P9',
} as const;

/** A position on its screen. */
export const at = (id: string, faults: Fault[] = [], scenario: ScenarioName = 'trader') => ({
  app: { path: `/position/positionDetail?id=${id}` as const, scenario, faults },
});

/** Creates a position. */
export type PositionBuilder = (exchange: Exchange, member: Member) => { id: string };

/** Creates a position, lets minutes pass, applies a change, and opens its details. */
export const showPosition =
  (
    make: PositionBuilder,
    minutes = 0,
    then: (exchange: Exchange, member: Member, id: string) => { id: string } = (_, __, id) => ({ id }),
  ): Preparation =>
  async (context) => {
    let id = '';
    await withExchange(context, (exchange, member) => {
      id = make(exchange, member).id;
    });
    if (minutes > 0) await prepareExchange((exchange) => advanceBy(exchange, minutes))(context);
    await withExchange(context, (exchange, member) => {
      id = then(exchange, member, id).id;
    });
    window.history.replaceState(null, '', `#/position/positionDetail?id=${id}`);
  };

/** An order for a lot of 1001.W at the market, with overrides. */
export const placeOrder =
  (overrides: Partial<Parameters<typeof openPosition>[2]> = {}): PositionBuilder =>
  (exchange, member) =>
    openPosition(exchange, member, {
      symbol: '1001.W',
      side: 'long',
      priceType: 'market',
      leverage: 2,
      lots: '1',
      ...overrides,
    });

/** A block trade that has passed, with one lock or the other. */
export const blockTrade =
  (lock: 'nextTradingDay' | 'days'): PositionBuilder =>
  (exchange, member) => {
    const bid = bidWithVerdict(exchange, 'passed', lock);
    if (!bid) throw new Error('no block is offered with this lock');
    const { id } = applyForBlockTrade(exchange, member, bid);
    blockTradeReviewQueue.decide(exchange, id, 'pass');
    const position = exchange.world.positions[exchange.world.blockTrade.records[id]?.positionId ?? ''];
    if (!position) throw new Error('the block trade has not passed');
    return position;
  };

/** Expects the status that the head of the screen shows. */
export async function expectStatus(context: Context, status: string): Promise<void> {
  const t = storyText(context);
  const text =
    status === 'expired' ? t('trade:expired') : t(`trade:status.${status}` as 'trade:status.holding');
  await expect(await context.canvas.findByText(text, { selector: 'h2 + *' })).toBeVisible();
}

/** The sheet that is open, once it accepts presses. */
export async function inSheet() {
  const sheet = await screen.findByRole('dialog');
  await waitOutPressGuard();
  return within(sheet);
}

/** Opens the form that closes a position. */
export async function openClose(context: Context) {
  const name = storyText(context)('trade:detail.close');
  await pressWhenReady(await context.canvas.findByRole('button', { name }));
  return inSheet();
}

/** Opens the form that adds margin. */
export async function openMargin(context: Context) {
  const name = storyText(context)('trade:detail.addMargin');
  await pressWhenReady(await context.canvas.findByRole('button', { name }));
  return inSheet();
}

/** Sends a closing of all lots. */
export async function sendClose(context: Context, sheet: Awaited<ReturnType<typeof inSheet>>): Promise<void> {
  const name = storyText(context)('trade:confirm.closeSubmit');
  await pressWhenReady(await sheet.findByRole('button', { name }));
}

/** Chooses a limit in the form that closes a position. */
export async function typeLimit(
  context: Context,
  sheet: Awaited<ReturnType<typeof inSheet>>,
  price: string,
): Promise<void> {
  const t = storyText(context);
  await context.userEvent.click(await sheet.findByRole('radio', { name: t('trade:priceType.limit') }));
  const field = await sheet.findByRole('textbox', { name: t('trade:order.limitPrice') });
  await replaceText(context, field, price);
}

/** Presses cancel and confirms. */
export async function cancelOrder(context: Context): Promise<void> {
  const t = storyText(context);
  await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:detail.cancel') }));
  const question = await openQuestion();
  await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.submit') }));
}

/** Expects the button that closes a position to be blocked for this reason. */
export async function expectCloseBlocked(context: Context, reason: string): Promise<void> {
  const button = await context.canvas.findByRole('button', {
    name: storyText(context)('trade:detail.close'),
  });
  await waitFor(() => expect(button).toHaveAccessibleDescription(expect.stringContaining(reason)));
}

/** The list of past events. */
export const historyOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('position:history.title') });
