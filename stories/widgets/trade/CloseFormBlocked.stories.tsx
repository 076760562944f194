import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { at, storyNow } from '../../../mocks/scenarios/clock';
import { Page } from '../../../src/components/Page/Page';
import { CloseForm } from '../../../src/widgets/trade/CloseForm/CloseForm';
import { allAtMarket, closingOf, closingReasonsOf, held } from '../../fixtures/closing';
import { stock } from '../../fixtures/stock';
import type { Context } from '../../support/context';
import { replaceText } from '../../support/forms';
import { storyText } from '../../support/storyText';
import { closeFormParts, StatefulCloseForm } from './closeFormSteps';

const meta = {
  title: 'Widgets/Orders and positions/CloseForm/Blocked states',
  component: CloseForm,
  tags: ['blocked'],
  args: {
    open: true,
    onOpenChange: fn(),
    position: held,
    lotSize: 1000,
    stock: stock(),
    draft: allAtMarket,
    onChange: fn(),
    summary: closingOf(allAtMarket),
    reasons: [],
    busy: false,
    problem: undefined,
    onSubmit: fn(),
  },
  render: (args) => (
    <Page>
      <CloseForm {...args} />
    </Page>
  ),
} satisfies Meta<typeof CloseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Text = ReturnType<typeof storyText>;
type FieldName = 'trade:order.limitPrice' | 'trade:order.lots';

const fieldOf = (sheet: HTMLElement, context: Context, name: FieldName) =>
  within(sheet).getByRole('textbox', { name: storyText(context)(name) });

/** Types invalid input and expects field and button to give the reason. */
const refuses =
  (name: FieldName, typed: string, reason: (t: Text) => string): Story['play'] =>
  async (context) => {
    const { args, userEvent } = context;
    const sentence = expect.stringContaining(reason(storyText(context)));
    const { sheet } = await closeFormParts(context);
    const field = fieldOf(sheet, context, name);
    await replaceText(context, field, typed);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(sentence);
    const submit = (await within(sheet).findAllByRole('button')).find(
      (button) => button.hasAttribute('aria-disabled') && button.textContent !== '',
    );
    await expect(submit).toHaveAccessibleDescription(sentence);
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

const limited = {
  render: StatefulCloseForm,
  args: { draft: { ...allAtMarket, kind: 'limit', limitPrice: '1250' } },
} satisfies Story;

const price = 'trade:order.limitPrice';

/** The limit is above the daily limit of 1,520: field and button give the reason. */
export const AboveTheLimit: Story = {
  tags: ['main'],
  ...limited,
  play: refuses(price, '1521', (t) => t('reasons:priceAboveLimit', { amount: '1,520' })),
};

/** The limit is below the daily limit of 920: field and button give the reason. */
export const BelowTheLimit: Story = {
  ...limited,
  play: refuses(price, '919', (t) => t('reasons:priceBelowLimit', { amount: '920' })),
};

/** The limit is between two ticks: field and button name the valid prices on either side. */
export const OffTheTick: Story = {
  ...limited,
  play: refuses(price, '1250.5', (t) =>
    t('reasons:priceOffTick', { tick: '1', below: '1,250', above: '1,251' }),
  ),
};

/** Letters are in the price field: field and button say that the price is no number. */
export const NotANumber: Story = {
  ...limited,
  play: refuses(price, 'abc', (t) => t('reasons:priceNotNumber')),
};

const alive = { render: StatefulCloseForm } satisfies Story;

/** Four lots are typed, but only three are held: field and button give the reason. */
export const MoreThanHeld: Story = {
  ...alive,
  play: refuses('trade:order.lots', '4', (t) => t('reasons:lotsAboveMaximum.held', { amount: '3' })),
};

/** One of three lots already waits for a limit. */
const partWaits = { ...held, closeLots: 1 };

/** Three lots are typed, but one of them already waits for a limit: only two can be closed. */
export const MoreThanFree: Story = {
  ...alive,
  args: { position: partWaits },
  play: refuses('trade:order.lots', '3', (t) => t('reasons:lotsAboveMaximum.free', { amount: '2' })),
};

/** A limit already waits for one lot, so the rest cannot get a second one: field and button say so. */
export const SecondClosingWithLimit: Story = {
  ...limited,
  args: { ...limited.args, position: partWaits },
  play: refuses(price, '1250', (t) => t('reasons:priceLimitWaiting')),
};

/** Half a lot is typed: field and button say that lots are whole numbers. */
export const HalfALot: Story = {
  ...alive,
  play: refuses('trade:order.lots', '0.5', (t) => t('reasons:lotsNotWhole')),
};

/** Zero lots are typed: field and button ask for at least one. */
export const ZeroLots: Story = {
  ...alive,
  play: refuses('trade:order.lots', '0', (t) => t('reasons:lotsNotPositive')),
};

/** The button is blocked for these reasons. */
const blocked =
  (reason: (t: Text) => string | RegExp): Story['play'] =>
  async (context) => {
    const { submit } = await closeFormParts(context);
    await expect(submit).toHaveAccessibleDescription(reason(storyText(context)));
    await context.userEvent.click(submit);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  };

const until = at('2026-11-20', '10:21');

/** The position was opened less than 15 minutes ago: the button names the time of the unlock. */
export const LockedForMinutes: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, { lock: { locked: true, rule: 'minutes', until, minutes: 15 } }),
  },
  play: blocked((t) => t('reasons:locked', { time: '11/20 10:21', minutes: '15' })),
};

/** Locked on the day of purchase and on the next trading day (T+1): the button names the unlock. */
export const LockedToNextDay: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, {
      lock: { locked: true, rule: 'nextTradingDay', until: at('2026-11-25', '09:00') },
    }),
  },
  play: blocked((t) => t('reasons:lockedNextDay', { time: '11/25 09:00' })),
};

/** The position is locked for days: the button names date and time of the unlock. */
export const LockedForDays: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, {
      lock: { locked: true, rule: 'days', until: at('2026-12-20', '00:00') },
    }),
  },
  play: blocked((t) => t('reasons:lockedDays', { time: '2026/12/20 00:00' })),
};

/** The market is closed: the button names the next opening. */
export const MarketClosed: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, { sessionOpen: false, opensAt: at('2026-11-24', '09:00') }),
  },
  play: blocked((t) => t('reasons:sessionClosed', { time: '11/24 09:00' })),
};

/** The position was closed before: the button says that it is no longer held. */
export const PositionNotHeld: Story = {
  args: { reasons: closingReasonsOf(allAtMarket, { status: 'closed' }) },
  play: blocked((t) => t('reasons:notHolding', { status: t('trade:status.closed') })),
};

/** Trading in the stock is suspended: the button says so. */
export const Suspended: Story = {
  args: { reasons: closingReasonsOf(allAtMarket, { suspended: true }) },
  play: blocked((t) => t('reasons:suspended')),
};

/** The latest price is older than 15 seconds: the button waits for a new one. */
export const StalePrice: Story = {
  args: { reasons: closingReasonsOf(allAtMarket, { now: storyNow + 60_000 }) },
  play: blocked((t) => t('reasons:quoteStale', { seconds: '15' })),
};

/** The account is frozen and the market closed: the button names only the frozen account. */
export const FrozenAndClosed: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, {
      restrictions: ['frozen'],
      sessionOpen: false,
      opensAt: at('2026-11-24', '09:00'),
    }),
  },
  play: blocked((t) => t('reasons:accountFrozen')),
};

/** The position is locked and the market closed: the button names both reasons. */
export const LockedAndClosed: Story = {
  args: {
    reasons: closingReasonsOf(allAtMarket, {
      lock: { locked: true, rule: 'minutes', until, minutes: 15 },
      sessionOpen: false,
      opensAt: at('2026-11-24', '09:00'),
    }),
  },
  play: async (context) => {
    const t = storyText(context);
    const { submit } = await closeFormParts(context);
    const message = [
      t('reasons:locked', { time: '11/20 10:21', minutes: '15' }),
      t('reasons:sessionClosed', { time: '11/24 09:00' }),
    ];
    for (const sentence of message)
      await expect(submit).toHaveAccessibleDescription(expect.stringContaining(sentence));
  },
};
