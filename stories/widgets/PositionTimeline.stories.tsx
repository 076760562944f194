import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import { PositionTimeline } from '../../src/widgets/PositionTimeline/PositionTimeline';
import { onPage } from '../components/onPage';
import { type events, history } from '../fixtures/positionHistory';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const storyTime = (time: string) => at('2026-11-20', time);

const meta = {
  title: 'Widgets/PositionTimeline',
  component: PositionTimeline,
  decorators: [onPage],
  args: {
    position: history('holding', 'ordered', 'filled'),
    now: storyTime('10:15'),
    partHref: (id: string) => `#/position/positionDetail?id=${id}`,
  },
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

export const Held: Story = {
  play: async (context) => {
    await steps((t) => [
      [event(t, 'ordered'), '11/20 09:11', t('position:history.lotsAtMarket', { lots: '2' })],
      [event(t, 'filled'), '11/20 09:12', t('position:history.lotsAt', { lots: '2', price: '1,200' })],
    ])?.(context);
    const [, now] = await context.canvas.findAllByRole('listitem');
    await expect(now).toHaveAttribute('aria-current', 'step');
  },
};

/** Future events are listed too. */
export const StillLocked: Story = {
  args: { now: storyTime('09:20') },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [t('position:history.ahead.sellable'), '11/20 09:27'],
  ]),
};

export const PendingOrder: Story = {
  args: { position: history('pendingOrder', 'orderedAtLimit') },
  play: steps((t) => [
    [event(t, 'ordered'), t('position:history.lotsAt', { lots: '2', price: '1,200' })],
    [t('position:history.ahead.orderEnds'), '11/20 15:30'],
  ]),
};

export const PreparingToClose: Story = {
  args: { position: history('preparingToClose', 'ordered', 'filled', 'marginAdded', 'closingPlaced') },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'marginAdded'), '50,000.00'],
    [event(t, 'closingPlaced'), '1,300'],
    [t('position:history.ahead.closingEnds'), '11/20 15:30'],
  ]),
};

/** A closed part has a record of its own. */
export const PartlyClosed: Story = {
  args: { position: history('holding', 'ordered', 'filled', 'partlyClosed') },
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

/** The member cancelled the closing before it reached its price. */
export const ClosingCancelled: Story = {
  args: { position: history('holding', 'ordered', 'filled', 'closingPlaced', 'closingCancelled') },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'closingPlaced')],
    [event(t, 'closingCancelled'), '11/20 10:04'],
  ]),
};

/** The closing did not reach its price in time: the position is held as before. */
export const ClosingExpired: Story = {
  args: {
    position: history('holding', 'ordered', 'filled', 'closingPlaced', 'closingExpired'),
    now: storyTime('16:00'),
  },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [event(t, 'closingPlaced')],
    [event(t, 'closingExpired'), '11/20 15:30'],
  ]),
};

export const Closed: Story = {
  args: { position: history('closed', 'ordered', 'filled', 'closed') },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'filled')], [event(t, 'closed'), '1,250']]),
};

export const Liquidated: Story = {
  args: { position: history('closed', 'ordered', 'filled', 'liquidated') },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'filled')], [event(t, 'liquidated'), '984']]),
};

export const Cancelled: Story = {
  args: { position: history('cancelled', 'orderedAtLimit', 'cancelled') },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'cancelled'), '11/20 09:52']]),
};

export const Expired: Story = {
  args: { position: history('cancelled', 'orderedAtLimit', 'expired') },
  play: steps((t) => [[event(t, 'ordered')], [event(t, 'expired'), '11/20 15:30']]),
};

/** A day trade ends by itself. */
export const DayTrade: Story = {
  args: { position: { ...history('holding', 'ordered', 'filled'), closesAt: storyTime('15:00') } },
  play: steps((t) => [
    [event(t, 'ordered')],
    [event(t, 'filled')],
    [t('position:history.ahead.deadline'), '11/20 15:00'],
  ]),
};

export const Everything: Story = {
  args: {
    position: history(
      ...(['closed', 'orderedAtLimit', 'filled', 'marginAdded', 'closingPlaced', 'partlyClosed'] as const),
      ...(['closingExpired', 'closed'] as const),
    ),
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
