import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useReducer } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { ownTickOf } from '../../../src/domain/market/steppedPrice';
import {
  type ConditionsDraft,
  conditionsDraft,
  conditionsReasons,
  emptyConditions,
} from '../../../src/domain/trade/conditionsDraft';
import { OrderConditions } from '../../../src/widgets/trade/OrderConditions/OrderConditions';
import { onPage } from '../../components/onPage';
import { pricedStock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { storyText } from '../../support/storyText';

const draft = (changes: Partial<ConditionsDraft> = {}): ConditionsDraft => ({
  ...emptyConditions,
  ...changes,
});

const termsAt = (date: string, time: string, notBefore?: number) => ({
  now: at(date, time),
  notBefore,
  closedDays: new Set(['2026-11-23']),
  maxTermDays: 30,
});

const draftChoices = {
  market: draft(),
  limit: draft({ kind: 'limit', limitPrice: '1300' }),
  limitReached: draft({ kind: 'limit', limitPrice: '1240' }),
  buyLimit: draft({ kind: 'limit', limitPrice: '1200' }),
  stop: draft({ kind: 'stop', stopPrice: '1200' }),
  buyStop: draft({ kind: 'stop', stopPrice: '1300' }),
  stopLimit: draft({ kind: 'stopLimit', stopPrice: '1200', stopLimitPrice: '1195' }),
  buyStopLimit: draft({ kind: 'stopLimit', stopPrice: '1300', stopLimitPrice: '1305' }),
  oco: draft({ kind: 'oco', limitPrice: '1350', stopPrice: '1200' }),
  buyOco: draft({ kind: 'oco', limitPrice: '1200', stopPrice: '1300' }),
  ocoWithStopLimit: draft({
    kind: 'oco',
    limitPrice: '1350',
    stopPrice: '1200',
    limitsStop: true,
    stopLimitPrice: '1195',
  }),
  trailing: draft({ kind: 'trailing', trailBy: '30' }),
  distanceOffTick: draft({ kind: 'trailing', trailBy: '30.5' }),
  week: draft({ kind: 'stop', stopPrice: '1200', term: 'week' }),
  dated: draft({ kind: 'stop', stopPrice: '1200', term: 'date', until: '2026-12-04' }),
  noDate: draft({ kind: 'stop', stopPrice: '1200', term: 'date' }),
  dateOver: draft({ kind: 'stop', stopPrice: '1200', term: 'date', until: '2026-11-19' }),
  stopReached: draft({ kind: 'stop', stopPrice: '1260' }),
  offTick: draft({ kind: 'stop', stopPrice: '1200.5' }),
  beyondLimits: draft({ kind: 'stop', stopPrice: '900' }),
  ocoLimitReached: draft({ kind: 'oco', limitPrice: '1240', stopPrice: '1200' }),
  noDistance: draft({ kind: 'trailing', trailBy: '0' }),
  tooWide: draft({ kind: 'trailing', trailBy: '1250' }),
  nothingTyped: draft({ kind: 'stopLimit' }),
  longFigures: draft({ kind: 'oco', limitPrice: '9999999', stopPrice: '9900000' }),
} satisfies Record<string, ComponentProps<typeof OrderConditions>['draft']>;

const termChoices = {
  inSession: termsAt('2026-11-20', '10:02'),
  atNight: termsAt('2026-11-20', '21:00'),
  locked: termsAt('2026-11-20', '10:02', at('2026-11-20', '10:17')),
  lockedNextDay: termsAt('2026-11-20', '10:02', at('2026-11-24', '09:00')),
  absent: undefined,
} satisfies Record<string, ComponentProps<typeof OrderConditions>['terms']>;

const stockChoices = {
  middle: pricedStock(),
  long: pricedStock({ latestPrice: '9950000', limitUp: '99999999', limitDown: '9000000' }),
} satisfies Record<string, ComponentProps<typeof OrderConditions>['stock']>;

const meta = {
  title: 'Widgets/Orders and positions/OrderConditions',
  component: OrderConditions,
  decorators: [onPage],
  args: {
    draft: draftChoices.market,
    dispatch: fn(),
    marketSide: 'sell',
    stock: stockChoices.middle,
    reasons: [],
    terms: termChoices.inSession,
    limitNote: 'Valid until the close of today.',
  },
  argTypes: {
    draft: choices(draftChoices),
    terms: choices(termChoices),
    stock: choices(stockChoices),
  },
  render: function Alive(args) {
    const [draft, dispatch] = useReducer(conditionsDraft, args.draft);
    const { limitUp, limitDown, latestPrice } = args.stock;
    const limits = limitUp && limitDown ? { limitUp, limitDown } : undefined;
    const market = { marketSide: args.marketSide, latestPrice, limits, ownTick: ownTickOf(args.stock) };
    const reasons = conditionsReasons(draft, market, args.terms);
    return <OrderConditions {...args} draft={draft} dispatch={dispatch} reasons={reasons} />;
  },
} satisfies Meta<typeof OrderConditions>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = ({ canvas }: Context) => canvas.findByRole('status');

/** Ends when the sentence contains a text. */
const says =
  (...texts: ((t: ReturnType<typeof storyText>) => string)[]) =>
  async (context: Context) => {
    const t = storyText(context);
    for (const text of texts) await expect(await sentence(context)).toHaveTextContent(text(t));
  };

const refuses =
  (label: (t: ReturnType<typeof storyText>) => string, error: (t: ReturnType<typeof storyText>) => string) =>
  async (context: Context) => {
    const t = storyText(context);
    const field = await context.canvas.findByRole('textbox', { name: label(t) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(error(t)));
  };

/** At the market nothing else is asked. */
export const Market: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A limit above the market, with its term. */
export const Limit: Story = {
  args: { draft: draftChoices.limit },
  play: says((t) => t('conditions:does.limit.sell', { limit: '1,300' })),
};

/** A limit below the market. */
export const LimitThatBuys: Story = {
  args: { draft: draftChoices.buyLimit, marketSide: 'buy' },
  play: says((t) => t('conditions:does.limit.buy', { limit: '1,200' })),
};

/** The market has reached the limit: it is likely to be filled at once. */
export const LimitReached: Story = {
  args: { draft: draftChoices.limitReached },
  play: async (context) => {
    const note = storyText(context)('trade:order.limitReached', { price: '1,250' });
    await expect(await context.canvas.findByText(note)).toBeVisible();
  },
};

/** Chosen by pressing "conditional": a stop at a sensible distance from the market. */
export const Stop: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: t('trade:order.conditional') }));
    await says((text) => text('conditions:does.stop.sell', { stop: '1,213' }))(context);
    await expect(await canvas.findByRole('radio', { name: new RegExp(t('trade:kind.oco')) })).toBeVisible();
  },
};

/** A stop above the market, for a short position or a breakout. */
export const StopThatBuys: Story = {
  args: { draft: draftChoices.buyStop, marketSide: 'buy' },
  play: says((t) => t('conditions:does.stop.buy', { stop: '1,300' })),
};

/** After the stop it is a limit order, which may never be filled. */
export const StopLimit: Story = {
  args: { draft: draftChoices.stopLimit },
  play: says((t) => t('conditions:does.stopLimit.sell', { stop: '1,200', limit: '1,195' })),
};

/** The same above the market. */
export const StopLimitThatBuys: Story = {
  args: { draft: draftChoices.buyStopLimit, marketSide: 'buy' },
  play: says((t) => t('conditions:does.stopLimit.buy', { stop: '1,300', limit: '1,305' })),
};

/** Take profit and stop loss in one order. */
export const Oco: Story = {
  args: { draft: draftChoices.oco },
  play: says((t) => t('conditions:does.oco.sell', { stop: '1,200', limit: '1,350' })),
};

/** A limit below and a stop above the market. */
export const OcoThatBuys: Story = {
  args: { draft: draftChoices.buyOco, marketSide: 'buy' },
  play: says((t) => t('conditions:does.oco.buy', { stop: '1,300', limit: '1,200' })),
};

/** The stop of an OCO is a stop limit: the switch asks for the limit after it, which starts at the stop. */
export const OcoWithStopLimit: Story = {
  args: { draft: draftChoices.oco },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('switch', { name: t('conditions:limitsStop.label') }));
    const after = await canvas.findByRole('textbox', { name: t('conditions:stopLimitPrice') });
    await expect(after).toHaveValue('1,200');
    await says((text) =>
      text('conditions:does.ocoStopLimit.sell', { limit: '1,350', stop: '1,200', after: '1,200' }),
    )(context);
  },
};

/** The stop of now stands below the distance; a step of it moves the stop. */
export const Trailing: Story = {
  args: { draft: draftChoices.trailing },
  play: async (context) => {
    const t = storyText(context);
    const name = `${t('conditions:trailBy')}: ${t('trade:order.increase')}`;
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await says((text) => text('conditions:does.trailing.sell', { trail: '31', stop: '1,219' }))(context);
  },
};

/** The stop follows a falling price. */
export const TrailingThatBuys: Story = {
  args: { draft: draftChoices.trailing, marketSide: 'buy' },
  play: says((t) => t('conditions:does.trailing.buy', { trail: '30', stop: '1,280' })),
};

/** Expires on the last trading day of the week. */
export const ThisWeek: Story = {
  args: { draft: draftChoices.week, terms: termsAt('2026-11-18', '10:02') },
  play: says((t) => t('conditions:ends', { date: '11/20' }).split('11/20')[0] ?? ''),
};

/** The last day is chosen among the trading days: no weekend, no holiday. */
export const UntilADate: Story = {
  args: { draft: draftChoices.noDate },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t('conditions:until')) }));
    const sheet = await screen.findByRole('dialog', { name: t('conditions:until') });
    const days = await within(sheet).findAllByRole('radio');
    await expect(days).toHaveLength(20);
    await expect(within(sheet).queryByRole('radio', { name: /11\/23/ })).toBeNull();
    await userEvent.click(await within(sheet).findByRole('radio', { name: /12\/04/ }));
    await expect(await sentence(context)).toHaveTextContent('12/04');
  },
};

/** In the evening it waits for the next session, says so, and its first day is that session's. */
export const AtNight: Story = {
  args: { draft: draftChoices.stop, terms: termChoices.atNight },
  play: async (context) => {
    await says((t) => t('conditions:works', { time: '11/24 09:00' }))(context);
    await expect(await context.canvas.findByRole('radio', { name: /^11\/24/ })).toBeVisible();
  },
};

/** A position that was bought a moment ago: the closing waits for the end of the fifteen minutes. */
export const WaitsForTheLock: Story = {
  args: { draft: draftChoices.oco, terms: termChoices.locked },
  play: says((t) => t('conditions:works', { time: '10:17' })),
};

/** A lock over a weekend and a holiday: the first day is the one after it. */
export const WaitsForTheNextDay: Story = {
  args: { draft: draftChoices.trailing, terms: termChoices.lockedNextDay },
  play: says((t) => t('conditions:works', { time: '11/24 09:00' })),
};

/** The market is on the wrong side of the stop. */
export const StopReached: Story = {
  tags: ['blocked'],
  args: { draft: draftChoices.stopReached },
  play: refuses(
    (t) => t('conditions:stopPrice'),
    (t) => t('reasons:stopReached.sell', { price: '1,250' }),
  ),
};

/** The nearest valid prices are named. */
export const OffTheTick: Story = {
  args: { draft: draftChoices.offTick },
  play: refuses(
    (t) => t('conditions:stopPrice'),
    (t) => t('reasons:priceOffTick', { tick: '1', below: '1,200', above: '1,201' }),
  ),
};

/** Below the lowest price of the day. */
export const BeyondTheLimitsOfTheDay: Story = {
  args: { draft: draftChoices.beyondLimits },
  play: refuses(
    (t) => t('conditions:stopPrice'),
    (t) => t('reasons:priceBelowLimit', { amount: '920' }),
  ),
};

/** The limit of an OCO is on the side of its stop. */
export const OcoLimitOnTheWrongSide: Story = {
  args: { draft: draftChoices.ocoLimitReached },
  play: refuses(
    (t) => t('trade:order.limitPrice'),
    (t) => t('reasons:ocoLimitReached.sell', { price: '1,250' }),
  ),
};

/** A distance of nothing. */
export const NoDistance: Story = {
  args: { draft: draftChoices.noDistance },
  play: refuses(
    (t) => t('conditions:trailBy'),
    (t) => t('reasons:amountNotPositive'),
  ),
};

/** The distance is between two ticks: the nearest ones are named. */
export const DistanceOffTheTick: Story = {
  args: { draft: draftChoices.distanceOffTick },
  play: refuses(
    (t) => t('conditions:trailBy'),
    (t) => t('reasons:priceOffTick', { tick: '1', below: '30', above: '31' }),
  ),
};

/** What happens to a stop that opens a position: nothing of closings. */
export const EventsOfAnOrder: Story = {
  args: { draft: draftChoices.buyStop, marketSide: 'buy', act: 'open' },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText(t('conditions:events.title')));
    await expect(await canvas.findByText(t('conditions:events.funds'))).toBeVisible();
    await expect(canvas.queryByText(t('conditions:events.parts'))).toBeNull();
  },
};

/** What happens to a stop limit that closes a position: at a jump it may never be filled. */
export const EventsOfAClosing: Story = {
  args: { draft: draftChoices.stopLimit, act: 'close' },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText(t('conditions:events.title')));
    await expect(await canvas.findByText(t('conditions:events.gapPastLimit'))).toBeVisible();
    await expect(await canvas.findByText(t('conditions:events.parts'))).toBeVisible();
  },
};

/** The stop would never be reached. */
export const DistanceTooWide: Story = {
  args: { draft: draftChoices.tooWide },
  play: refuses(
    (t) => t('conditions:trailBy'),
    (t) => t('reasons:trailTooWide', { price: '1,250' }),
  ),
};

/** The chosen day has passed. */
export const DateIsOver: Story = {
  args: { draft: draftChoices.dateOver },
  play: async (context) => {
    const t = storyText(context);
    const field = await context.canvas.findByRole('button', { name: new RegExp(t('conditions:until')) });
    await expect(field).toBeInvalid();
  },
};

/** Empty prices: no sentence but the term. */
export const NothingTyped: Story = {
  args: { draft: draftChoices.nothingTyped },
  play: async (context) => {
    await expect(await sentence(context)).toHaveTextContent('11/20');
    await expect(await context.canvas.findAllByRole('textbox')).toHaveLength(2);
  },
};

/** The server has no terms, and so no stops. */
export const WithoutTerms: Story = {
  args: { draft: draftChoices.limit, terms: termChoices.absent },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.limitNote)).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  },
};

/** An order that waits is changed: it can't be at the market. */
export const OfAWaitingOrder: Story = {
  args: { draft: draftChoices.dated, canBeAtMarket: false },
  play: async (context) => {
    await expect(await sentence(context)).toHaveTextContent('12/04');
    const t = storyText(context);
    await expect(context.canvas.queryByRole('radio', { name: t('trade:priceType.market') })).toBeNull();
  },
};

/** Prices of eight digits. */
export const LongFigures: Story = {
  args: { draft: draftChoices.longFigures, stock: stockChoices.long },
  play: async (context) => {
    await sentence(context);
    await expectFits(context.canvasElement);
  },
};

/** From the market to a trailing stop by keyboard alone. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await expectFocusVisible(await canvas.findByRole('radio', { name: t('trade:priceType.market') }));
    await userEvent.keyboard('{ArrowLeft}');
    const name = new RegExp(t('conditions:explain.stop.sell'));
    const stop = await canvas.findByRole('radio', { name });
    await userEvent.tab();
    await expectFocusVisible(stop);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('textbox', { name: t('conditions:trailBy') })).toHaveValue('38');
  },
};

/** Wrong: the server of this form has no terms, and refuses what is offered here. */
export const DontOfferWithoutTerms: Story = { args: { draft: draftChoices.stop } };
