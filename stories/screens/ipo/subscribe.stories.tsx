import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Subscribe } from '../../../src/screens/ipo/Subscribe';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/market/subscribe';

const meta = {
  title: 'Screens/market/subscribe',
  component: Subscribe,
  parameters: { app: { path, scenario: 'ipoWinner' } },
} satisfies Meta<typeof Subscribe>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context, phase: 'subscribing' | 'waiting' | 'ended') =>
  context.canvas.findByRole('list', { name: storyText(context)(`ipo:phase.${phase}`) });

/**
 * Issues that take applications: which ones the member has applied for, the time left until the draw, the money on hold
 * for each, and above them all of it that can be lost.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context, 'subscribing');
    await expect(await within(list).findAllByRole('link')).toHaveLength(2);
    await expect(await within(list).findAllByText(t('ipo:mine.frozen'))).toHaveLength(2);
    await expect(await within(list).findAllByText(t('ipo:applied'))).toHaveLength(2);
    await expect(
      await context.canvas.findByText(t('ipo:loss.most', { amount: '¥226,000.00' })),
    ).toBeVisible();
  },
};

/** How many of 100 lots were allotted in the last draws stands below the issues, with its source and without a promise. */
export const PastAllotments: Story = {
  play: async (context) => {
    const odds = storyText(context)('ipo:odds.line', { issues: '20', lots: '(\\d+)' }).replaceAll('.', '\\.');
    const line = await context.canvas.findByText(new RegExp(odds));
    const lots = Number(new RegExp(odds).exec(line.textContent ?? '')?.[1]);
    await expect(lots).toBeGreaterThan(0);
    await expect(lots).toBeLessThan(100);
  },
};

/** A member without an application: all that is paid can be lost, without an amount. */
export const NothingAppliedFor: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:loss.all'))).toBeVisible();
    const list = await listOf(context, 'subscribing');
    await expect((await within(list).findAllByText(t('ipo:card.apply'))).length).toBeGreaterThan(0);
  },
};

/** Announced issues that don't take applications yet: the first date stands out. */
export const Waiting: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('ipo:phase.waiting') }));
    await expect(
      (await within(await listOf(context, 'waiting')).findAllByRole('link')).length,
    ).toBeGreaterThan(0);
    await expect(window.location.hash).toContain('view=waiting');
  },
};

/** Issues whose subscription has ended. */
export const EndedIssues: Story = {
  parameters: { app: { path: `${path}?view=ended`, scenario: 'ipoWinner' } },
  play: async (context) => {
    const list = await listOf(context, 'ended');
    await expect((await within(list).findAllByRole('link')).length).toBeGreaterThan(3);
  },
};

/** The calendar: all dates of all issues by day, each with a link to its issue. */
export const CalendarOfAllDates: Story = {
  parameters: { app: { path: `${path}?view=calendar`, scenario: 'ipoWinner' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const days = await canvas.findAllByRole('list');
    await expect(days.length).toBeGreaterThan(2);
    await expect((await canvas.findAllByText(t('ipo:calendar.deadline'))).length).toBeGreaterThan(0);
    for (const link of await within(days[0] as HTMLElement).findAllByRole('link')) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^#\/market\/subscribeDetail\?id=I\d+$/),
      );
    }
  },
};

/** On a holiday the issues can be read: the screen says when applications open again. */
export const ChannelClosed: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    const { canvas } = context;
    const opens = storyText(context)('gates:window.opensOn', { time: '11/24 08:00' });
    await expect(await canvas.findByText(opens)).toBeVisible();
  },
};

/** No issue takes applications now: the screen says so. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/ipo/List')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:empty.subscribing'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:calendar.title') })).toHaveAttribute(
      'href',
      '#/market/subscribe?view=calendar',
    );
  },
};

/** No dates of new issues are announced: the calendar says so. */
export const EmptyCalendar: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?view=calendar`, faults: [fault('empty', '/ipo/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('ipo:calendar.empty'))).toBeVisible();
  },
};

/** The new issues are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the new issues: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/ipo/List'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
