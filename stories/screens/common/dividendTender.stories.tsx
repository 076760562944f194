import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tenderShares } from '../../../mocks/exchange/buyback/tender';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { tradeRules } from '../../../mocks/exchange/rules';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import type { Member } from '../../../mocks/exchange/world';
import { buybackApply, buybackList } from '../../../src/api/contract/buyback';
import { multiply } from '../../../src/domain/decimal';
import { formatMoney } from '../../../src/format/money';
import { formatPlainNumber } from '../../../src/format/plainNumber';
import { formatSigned } from '../../../src/format/signed';
import { tenderOutcome } from '../../../src/screens/common/buyback/tenderOutcome';
import { Dividend } from '../../../src/screens/common/Dividend';
import { stockHref } from '../../../src/screens/hrefs';
import type { Context } from '../../support/context';
import {
  decideAndRefetch,
  type ExchangeAction,
  prepareExchange,
  refetchAll,
  withExchange,
} from '../../support/exchange';
import { changeBeforeCall, changeResponse, dropResponse } from '../../support/network';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import {
  buyShares,
  tenderForm as form,
  holdShares,
  listTenders,
  singleLots,
  twoLots,
  typeLots,
} from './tenderSteps';

const at = ({ id }: { id: string }) => `/common/dividend?offer=${id}` as const;
const path = at(singleLots);

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's position in the company's shares. */
function positionOf({ world }: Exchange, { account }: Member) {
  const position = Object.values(world.positions).find((each) => each.account === account);
  if (!position) throw new Error('there is no position');
  return position;
}

const money = (amount: string | undefined) => formatMoney(amount);

/** What a sale of two lots at the offer's price brings. */
const expectedOf = (context: Context) =>
  withExchange(context, (exchange, member) => {
    const position = positionOf(exchange, member);
    const summary = tenderOutcome({
      price: singleLots.price,
      position: { ...position, buyPrice: position.buyPrice ?? '' },
      rules: tradeRules,
      lots: '2',
    });
    if (!summary) throw new Error('it can be calculated');
    return summary;
  });

/** The offer, the position that can be tendered, and the decision rule. */
export const Form: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await expect(await context.canvas.findByText(t('buyback:apply.how'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('button', { name: new RegExp(`^${t('buyback:apply.position')} `) }),
    ).toBeVisible();
  },
};

/** The amount credited if everything is accepted: margin and result after all fees. */
export const Filled: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.expectReady(context);
    const { canvasElement } = context;
    const { credited, margin, net } = await expectedOf(context);
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:close.credited'))).toHaveTextContent(money(credited)),
    );
    await expect(factOf(canvasElement, t('trade:close.margin'))).toHaveTextContent(money(margin));
    await expect(factOf(canvasElement, t('buyback:apply.profit'))).toHaveTextContent(formatSigned(net));
  },
};

/** The largest figure is what is added to the balance, not the turnover: the position has a leverage of 5. */
export const Confirm: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = await form.review(context);
    const { credited } = await expectedOf(context);
    // As the largest figure, and as the last of the amounts.
    await expect(await within(sheet).findAllByText(money(credited))).toHaveLength(2);
    await expect(sheet).not.toHaveTextContent(money(multiply(singleLots.price, '2000')));
    await expect(sheet).toHaveTextContent(t('buyback:apply.how'));
  },
};

export const Sent: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await expect(await context.canvas.findByText(t('buyback:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('buyback:status.pendingReview'))).toBeVisible();
    await expect(await listTenders(context)).toMatchObject([{ shares: 2000, status: 'pendingReview' }]);
  },
};

/** The tender is decided while its result is shown: nothing says that it awaits a result any more. */
export const RejectedWhileOpen: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await canvas.findByText(t('buyback:apply.done'));
    await decideAndRefetch(context, 'buyback', (await listTenders(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('buyback:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('buyback:status.pendingReview'))).toBeNull();
  },
};

export const DoubleTap: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    await typeLots(context, '2');
    await form.sendTwice(context);
    await context.canvas.findByText(storyText(context)('buyback:apply.done'));
    await expect(await listTenders(context)).toHaveLength(1);
  },
};

export const ResultUnknown: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    await typeLots(context, '2');
    await form.expectReady(context);
    dropResponse(context, buybackApply);
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('trade:unknown.title'))).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expect(await listTenders(context)).toHaveLength(1);
  },
};

/** Two positions in the same shares, one already tendered: a sheet offers the choice. */
export const TwoPositions: Story = {
  beforeEach: prepareExchange(buyShares(), buyShares(), minutesLater(16), (exchange, member) => {
    const { id: positionId } = positionOf(exchange, member);
    tenderShares(exchange, member, { offerId: singleLots.id, positionId, lots: '1' });
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const field = await canvas.findByRole('button', {
      name: new RegExp(`^${t('buyback:apply.position')} `),
    });
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await userEvent.click(field);
    const sheet = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(
      await sheet.findByRole('radio', { name: new RegExp(t('buyback:apply.positionTendered')) }),
    );
    await form.expectBlocked(context, t('reasons:alreadyTendered'));
  },
};

/** Two positions of the same size and price are told apart by their order numbers, also in the confirmation. */
export const SamePositions: Story = {
  beforeEach: prepareExchange(buyShares(), buyShares(), minutesLater(16)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const numbers = await withExchange(context, ({ world }, { account }) =>
      Object.values(world.positions)
        .filter((each) => each.account === account)
        .map(({ orderNumber }) => orderNumber),
    );
    const field = await canvas.findByRole('button', {
      name: new RegExp(`^${t('buyback:apply.position')} `),
    });
    await userEvent.click(field);
    const options = within(await within(document.body).findByRole('dialog'));
    await expect(await options.findAllByRole('radio', { name: / 5× / })).toHaveLength(2);
    await userEvent.click(await options.findByRole('radio', { name: new RegExp(numbers[1] ?? '') }));
    await waitFor(() => expect(field).toHaveAccessibleName(new RegExp(numbers[1] ?? '')));
    await typeLots(context, '2');
    const sheet = await form.review(context);
    await expect(factOf(sheet, t('buyback:apply.position'))).toHaveTextContent(numbers[1] ?? '');
  },
};

/** The member holds none of the shares: there is a note and no form. */
export const NothingToTender: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:noSharesHeld'));
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:toStock') })).toHaveAttribute(
      'href',
      stockHref(singleLots.listing.symbol),
    );
  },
};

/** Bought on another device while the form is open: states the lock, and is free as soon as it ends. */
export const BoughtMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:noSharesHeld'));
    await withExchange(context, buyShares());
    await refetchAll(context);
    await form.expectBlocked(context, t('reasons:tenderLocked', { time: '2026/11/20 10:30' }));
    await passTime(context, 16);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await typeLots(context, '2');
    await form.expectReady(context);
  },
};

/** In the minutes after buying, the form says when tendering opens. */
export const Locked: Story = {
  beforeEach: prepareExchange(buyShares()),
  play: async (context) => {
    await form.expectBlocked(
      context,
      storyText(context)('reasons:tenderLocked', { time: '2026/11/20 10:30' }),
    );
  },
};

/** Whole lots, from the minimum to all that are held. */
export const WrongLots: Story = {
  parameters: { app: { path: at(twoLots), scenario: 'demo' } },
  beforeEach: holdShares(twoLots),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '4');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.held', { amount: '3' }));
    await typeLots(context, '2.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
  },
};

/** The form stays open past the deadline. */
export const ClosedWhileOpen: Story = {
  beforeEach: prepareExchange(buyShares(), (exchange, member) => {
    minutesLater((singleLots.deadline - exchange.now) / 60_000 + 15)(exchange, member);
  }),
  play: async (context) => {
    await form.expectBlocked(context, new RegExp(storyText(context)('reasons:over.buyback')));
  },
};

export const Frozen: Story = {
  beforeEach: prepareExchange(buyShares(), minutesLater(16), (_, member) => {
    member.restrictions.push('frozen');
  }),
  play: async (context) => {
    await form.expectBlocked(context, new RegExp(storyText(context)('reasons:accountFrozen')));
  },
};

const refused = (action: ExchangeAction, message: (context: Context) => string): Story => ({
  beforeEach: holdShares(),
  play: async (context) => {
    await typeLots(context, '2');
    await form.expectReady(context);
    changeBeforeCall(context, buybackApply, action);
    await form.send(context);
    await form.expectRefused(context, message(context));
  },
});

/** The press comes after the deadline. */
export const ClosedMeanwhile: Story = refused(
  (exchange, member) => minutesLater((singleLots.deadline - exchange.now) / 60_000 + 1)(exchange, member),
  (context) => storyText(context)('errors:productMissing'),
);

/** The shares are sold on another device. */
export const SoldMeanwhile: Story = refused(
  (exchange, member) =>
    void closePosition(exchange, member, { id: positionOf(exchange, member).id, priceType: 'market' }),
  (context) => storyText(context)('errors:notInPosition'),
);

/** The shares are tendered on another device. */
export const TenderedMeanwhile: Story = refused(
  (exchange, member) => {
    const { id: positionId } = positionOf(exchange, member);
    tenderShares(exchange, member, { offerId: singleLots.id, positionId, lots: '1' });
  },
  (context) => storyText(context)('errors:duplicateAppointment'),
);

/** Two of three lots are sold on another device: fewer are left than tendered. */
export const FewerMeanwhile: Story = refused(
  (exchange, member) =>
    void closePosition(exchange, member, {
      id: positionOf(exchange, member).id,
      priceType: 'market',
      lots: '2',
    }),
  (context) => storyText(context)('errors:parameterError'),
);

export const FrozenMeanwhile: Story = refused(
  (_, member) => {
    member.restrictions.push('frozen');
  },
  (context) => storyText(context)('errors:accountFrozen'),
);

const stale = (
  change: (offer: { minLots: unknown; positions: object[] }) => object,
  lots: string,
  message: (context: Context) => string,
): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('trade:order.lots') });
    changeResponse(context, buybackList, (offers) =>
      offers.map((offer) => ({ ...offer, ...change(offer as never) })),
    );
    await refetchAll(context);
    await typeLots(context, lots);
    await form.expectReady(context);
    await form.send(context);
    await form.expectRefused(context, message(context));
  },
});

/** The app's data is out of date: the minimum is now two lots. */
export const BelowNewMinimum: Story = {
  ...stale(
    () => ({ minLots: 1 }),
    '1',
    (context) =>
      storyText(context)('errors:belowMinimum', {
        context: 'n',
        n: formatPlainNumber(multiply(twoLots.price, '2000')),
      }),
  ),
  parameters: { app: { path: at(twoLots), scenario: 'demo' } },
  beforeEach: holdShares(twoLots),
};

/** The server's data leaves out the lock after the purchase. */
export const LockedMeanwhile: Story = {
  ...stale(
    ({ positions }) => ({
      positions: positions.map((position) => ({ ...position, sellableAt: '2026-11-20T09:00:00+09:00' })),
    }),
    '1',
    (context) => storyText(context)('errors:sellAfterFifteenMinutes'),
  ),
  beforeEach: prepareExchange(buyShares()),
};
