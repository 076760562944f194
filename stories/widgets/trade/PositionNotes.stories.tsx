import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { PositionNotes } from '../../../src/widgets/trade/PositionNotes/PositionNotes';
import { onPageEdgeToEdge } from '../../components/onPage';
import { closedPosition, pendingOrder, position, preparingToClose } from '../../fixtures/position';
import { choices } from '../../support/choices';
import { storyText } from '../../support/storyText';

const storyTime = (time: string, date = '2026-11-20') => at(date, time);

const positionChoices = {
  minutes: position(),
  nextTradingDay: position({ lock: 'nextTradingDay', sellableAt: storyTime('09:00', '2026-11-25') }),
  lockedUp: position({ lock: 'days', sellableAt: storyTime('12:00') }),
  lockedUpBeyondTheYear: position({ lock: 'days', sellableAt: storyTime('09:00', '2027-02-16') }),
  managed: position({ lock: 'managed', sellableAt: null, source: 'followOrders' }),
  waitsToBeClosed: preparingToClose({ closeLots: 1 }),
  waitsForAStop: preparingToClose({
    closeLimitPrice: null,
    closing: {
      trailBy: '30',
      currentStop: '1220',
      validUntil: '2026-11-27',
      worksFrom: storyTime('10:17'),
    },
  }),
  dayTrade: position({ closesAt: storyTime('15:00'), dayTrade: true }),
  nearLiquidation: position({ latestPrice: '1000' }),
  managedNearLiquidation: position({
    latestPrice: '1000',
    lock: 'managed',
    sellableAt: null,
    source: 'followOrders',
  }),
  tendered: position({ tender: { lots: 1, price: '1310', resultAt: storyTime('15:30', '2026-11-25') } }),
  closed: closedPosition(),
  pendingOrder: pendingOrder(),
} satisfies Record<string, ComponentProps<typeof PositionNotes>['position']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionNotes',
  component: PositionNotes,
  decorators: [onPageEdgeToEdge],
  args: { position: positionChoices.minutes, now: storyTime('09:21'), fundsHref: '#/gdindex/gdList' },
  argTypes: { position: choices(positionChoices) },
} satisfies Meta<typeof PositionNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

type Text = ReturnType<typeof storyText>;

/** Expects this text, and this time on the countdown. */
const says =
  (words: (t: Text) => string[], left?: (t: Text) => string): Story['play'] =>
  async (context) => {
    const t = storyText(context);
    for (const word of words(t)) await expect(await context.canvas.findByText(word)).toBeVisible();
    const timer = context.canvas.queryByRole('timer');
    if (left) await expect(timer).toHaveTextContent(t('position:lock.left', { left: left(t) }));
    else await expect(timer).toBeNull();
  };

/** A countdown of the 15 minutes after opening, in minutes and seconds. */
export const LockedForMinutes: Story = {
  tags: ['main'],
  play: says(
    (t) => [t('position:lock.title', { time: '09:27' }), t('position:lock.minutes', { minutes: '15' })],
    () => '6:00',
  ),
};

/** The last second before the position can be closed. */
export const LastSecondOfTheLock: Story = {
  args: { now: storyTime('09:27') - 1 },
  play: says(
    () => [],
    () => '0:01',
  ),
};

/** Locked on the day of purchase and on the next trading day (T+1): the date, and days and hours left. */
export const NextTradingDay: Story = {
  args: { position: positionChoices.nextTradingDay },
  play: says(
    (t) => [t('position:lock.title', { time: '11/25 09:00' }), t('position:lock.nextTradingDay')],
    (t) => t('common:duration.days', { days: '5', hours: '0' }),
  ),
};

/** Locked for days, with less than a day left: hours and minutes. */
export const LockedForDays: Story = {
  args: { position: positionChoices.lockedUp },
  play: says(
    (t) => [t('position:lock.days')],
    (t) => t('common:duration.hours', { hours: '2', minutes: '39' }),
  ),
};

/** Beyond the end of the year the date includes the year. */
export const LockedUpBeyondTheYear: Story = {
  args: { position: positionChoices.lockedUpBeyondTheYear },
  play: says(
    (t) => [t('position:lock.title', { time: '2027/02/16 09:00' })],
    (t) => t('common:duration.days', { days: '88', hours: '0' }),
  ),
};

/** A copy trade holds the position: a link leads there, where it can be ended. */
export const ManagedByACopyTrade: Story = {
  args: { position: positionChoices.managed },
  play: async (context) => {
    await says((t) => [t('position:lock.managed'), t('position:lock.managedBody')])?.(context);
    const link = await context.canvas.findByRole('link', {
      name: storyText(context)('position:lock.toFunds'),
    });
    await expect(link).toHaveAttribute('href', '#/gdindex/gdList');
  },
};

/** One lot waits for a limit of 1,300 to be closed. */
export const WaitsToBeClosed: Story = {
  args: { position: positionChoices.waitsToBeClosed, now: storyTime('10:15') },
  play: says((t) => [t('position:waiting.title', { lots: '1', price: '1,300' }), t('position:waiting.body')]),
};

/** A trailing stop waits for the end of the lock: its stop of now, its term, and from when it works. */
export const WaitsForAStop: Story = {
  args: { position: positionChoices.waitsForAStop, now: storyTime('10:15') },
  play: says((t) => [
    t('position:waiting.titleOf', {
      lots: '2',
      what: t('position:waiting.what.trailing', { trail: '30', stop: '1,220' }),
    }),
  ]),
};

/** A day trade: the deadline at 15:00, when the exchange closes it. */
export const DayTradeWithItsDeadline: Story = {
  args: { position: positionChoices.dayTrade, now: storyTime('10:15') },
  play: says((t) => [t('position:deadline.title', { time: '15:00' }), t('position:deadline.body')]),
};

/** A day trade's closing order waits no longer than its deadline. */
export const DayTradeWaitsToBeClosed: Story = {
  args: {
    position: preparingToClose({ closesAt: storyTime('15:00'), dayTrade: true }),
    now: storyTime('10:15'),
  },
  play: says((t) => [t('position:waiting.bodyDayTrade', { time: '15:00' })]),
};

/** A locked day trade: both notes are shown. */
export const LockedDayTrade: Story = {
  args: { position: positionChoices.dayTrade },
  play: says(
    (t) => [t('position:lock.title', { time: '09:27' }), t('position:deadline.title', { time: '15:00' })],
    () => '6:00',
  ),
};

/** Little of the way to liquidation at 984 is left: how much, and the consequence. */
export const NearLiquidation: Story = {
  args: { position: positionChoices.nearLiquidation, now: storyTime('10:15') },
  play: says((t) => [
    t('position:risk.title', { yen: '16', percent: '1.6%' }),
    t('position:risk.body', { price: '984' }),
  ]),
};

/** A lot is tendered to the company: when the result is known, what is possible until then, and the way to it. */
export const TenderedToTheCompany: Story = {
  args: {
    position: positionChoices.tendered,
    now: storyTime('10:15'),
    tendersHref: '#/common/dividend?tab=mine',
  },
  play: async (context) => {
    const t = storyText(context);
    await says(() => [
      t('position:tender.title', { lots: 1, price: '1,310' }),
      t('position:tender.body', { time: '11/25 15:30' }),
    ])?.(context);
    await expect(
      await context.canvas.findByRole('link', { name: t('position:tender.follow') }),
    ).toHaveAttribute('href', '#/common/dividend?tab=mine');
  },
};

/** Near liquidation while it is locked: only margin can be added, until the lock ends. */
export const NearLiquidationLocked: Story = {
  args: { position: positionChoices.nearLiquidation },
  play: says(
    (t) => [t('position:risk.body', { price: '984' }), t('position:lock.title', { time: '09:27' })],
    () => '6:00',
  ),
};

/** A position of a copy trade near liquidation: no warning, because the mentor handles it. */
export const ManagedNearLiquidation: Story = {
  args: {
    position: positionChoices.managedNearLiquidation,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:lock.managed'))).toBeVisible();
    await expect(
      context.canvas.queryByText(t('position:risk.title', { yen: '16', percent: '1.6%' })),
    ).toBeNull();
  },
};

const silent: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('timer')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
};

/** Nothing is shown: the position can be closed, and nothing is to be said. */
export const UnlockedWithoutNotes: Story = { args: { now: storyTime('09:27') }, play: silent };

/** Nothing is shown: a closed position has no notes. */
export const Closed: Story = { args: { position: positionChoices.closed }, play: silent };

/** Nothing is shown: an order that waits has no notes. */
export const PendingOrderWithoutNotes: Story = {
  args: { position: positionChoices.pendingOrder },
  play: silent,
};
