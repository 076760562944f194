import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { PositionTimeline } from '../../../src/widgets/trade/PositionTimeline/PositionTimeline';
import { onPage } from '../../components/onPage';
import { type events, history } from '../../fixtures/positionHistory';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const storyTime = (time: string) => at('2026-11-20', time);

const positionChoices = {
  held: history('holding', 'ordered', 'filled'),
  pendingOrder: history('pendingOrder', 'orderedAtLimit'),
  preparingToClose: history('preparingToClose', 'ordered', 'filled', 'marginAdded', 'closingPlaced'),
  partlyClosed: history('holding', 'ordered', 'filled', 'partlyClosed'),
  closingCancelled: history('holding', 'ordered', 'filled', 'closingPlaced', 'closingCancelled'),
  closingExpired: history('holding', 'ordered', 'filled', 'closingPlaced', 'closingExpired'),
  closed: history('closed', 'ordered', 'filled', 'closed'),
  liquidated: history('closed', 'ordered', 'filled', 'liquidated'),
  cancelled: history('cancelled', 'orderedAtLimit', 'cancelled'),
  expired: history('cancelled', 'orderedAtLimit', 'expired'),
  dayTrade: { ...history('holding', 'ordered', 'filled'), closesAt: storyTime('15:00') },
  everything: history(
    ...(['closed', 'orderedAtLimit', 'filled', 'marginAdded', 'closingPlaced', 'partlyClosed'] as const),
    ...(['closingExpired', 'closed'] as const),
  ),
} satisfies Record<string, ComponentProps<typeof PositionTimeline>['position']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionTimeline',
  component: PositionTimeline,
  decorators: [onPage],
  args: {
    position: positionChoices.held,
    now: storyTime('10:15'),
    partHref: (id: string) => `#/position/positionDetail?id=${id}`,
  },
  argTypes: { position: choices(positionChoices) },
} satisfies Meta<typeof PositionTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

type Text = ReturnType<typeof storyText>;

/** Expects exactly these steps in order; each text contains the given one. */
const steps =
  (expected: (t: Text) => string[][]): Story['play'] =>
  async (context) => {
    const t = storyText(context);
    const items = await within(
      await context.canvas.findByRole('list', { name: t('position:history.title') }),
    ).findAllByRole('listitem');
    const wanted = expected(t);
    await expect(items).toHaveLength(wanted.length);
    for (const [index, words] of wanted.entries())
      for (const word of words) await expect(items[index]).toHaveTextContent(word);
  };

const event = (t: Text, kind: keyof Omit<typeof events, 'orderedAtLimit'>) =>
  t(`position:history.event.${kind}`);

/** The history of a position that is held: ordered and filled. */
export const BoughtAndHeld: Story = {
  tags: ['main'],
  play: async (context) => {
    await steps((t) => [
      [event(t, 'ordered'), '11/20 09:11', t('position:history.lotsAtMarket', { lots: '2' })],
      [event(t, 'filled'), '11/20 09:12', t('position:history.lotsAt', { lots: '2', price: '1,200' })],
    ])?.(context);
    const [, now] = await context.canvas.findAllByRole('listitem');
    await expect(now).toHaveAttribute('aria-current', 'step');
  },
};

/** The history of a new position, and the time at which it can be closed. */
export const UnlocksInTheFuture: Story = {
  args: { now: storyTime('09:20') },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [t('position:history.ahead.sellable'), '11/20 09:27'],
  ]),
};

/** An order that waits, and the time at which it ends. */
export const PendingOrder: Story = {
  args: { position: positionChoices.pendingOrder },
  play: steps((t) => [
    [event(t, 'ordered'), t('position:history.lotsAt', { lots: '2', price: '1,200' })],
    [t('position:history.ahead.orderEnds'), '11/20 15:30'],
  ]),
};

/** A position with added margin and a closing order, and the time at which that order ends. */
export const PreparingToClose: Story = {
  args: { position: positionChoices.preparingToClose },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'marginAdded'), '50,000.00'],
    [event(t, 'closingPlaced'), '1,300'],
    [t('position:history.ahead.closingEnds'), '11/20 15:30'],
  ]),
};

/** A part was closed: a link leads to its own record. */
export const PartlyClosed: Story = {
  args: { position: positionChoices.partlyClosed },
  play: async (context) => {
    await steps((t) => [[event(t, 'ordered')], [event(t, 'filled')], [event(t, 'partlyClosed'), '1,250']])?.(
      context,
    );
    const part = await context.canvas.findByRole('link', {
      name: storyText(context)('position:history.toPart'),
    });
    await expect(part).toHaveAttribute('href', '#/position/positionDetail?id=P7');
  },
};

/** The member cancelled the closing order before it was filled. */
export const ClosingCancelled: Story = {
  args: { position: positionChoices.closingCancelled },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'closingPlaced')],
    [event(t, 'closingCancelled'), '11/20 10:04'],
  ]),
};

/** The closing order was not filled by the close: the position is held as before. */
export const ClosingExpired: Story = {
  args: {
    position: positionChoices.closingExpired,
    now: storyTime('16:00'),
  },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'closingPlaced')],
    [event(t, 'closingExpired'), '11/20 15:30'],
  ]),
};

/** Ordered, filled and closed by the member. */
export const Closed: Story = {
  args: { position: positionChoices.closed },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'filled')], [event(t, 'closed'), '1,250']]),
};

/** Ordered, filled and liquidated by the exchange at 984. */
export const Liquidated: Story = {
  args: { position: positionChoices.liquidated },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'filled')], [event(t, 'liquidated'), '984']]),
};

/** The member cancelled the order before it was filled. */
export const Cancelled: Story = {
  args: { position: positionChoices.cancelled },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'cancelled'), '11/20 09:52']]),
};

/** The order was not filled by the close. */
export const Expired: Story = {
  args: { position: positionChoices.expired },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'expired'), '11/20 15:30']]),
};

/** A day trade, and its deadline, when the exchange closes it. */
export const DayTradeEndsByItself: Story = {
  args: { position: positionChoices.dayTrade },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [t('position:history.ahead.deadline'), '11/20 15:00'],
  ]),
};

/** A long history with seven kinds of events stays within the page. */
export const LongHistory: Story = {
  args: {
    position: positionChoices.everything,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
