import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Subscribe } from '../../../src/screens/market/Subscribe';
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

/** Open issues, their deadline and maximum cost. Applications are marked. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context, 'subscribing');
    await expect(await within(list).findAllByRole('link')).toHaveLength(2);
    await expect(await within(list).findAllByText(t('ipo:mostOwed'))).toHaveLength(2);
    await expect(await within(list).findAllByText(t('ipo:applied'))).toHaveLength(2);
  },
};

/** Announced issues that are not open yet: the first date stands out. */
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

export const EndedIssues: Story = {
  parameters: { app: { path: `${path}?view=ended`, scenario: 'ipoWinner' } },
  play: async (context) => {
    const list = await listOf(context, 'ended');
    await expect((await within(list).findAllByRole('link')).length).toBeGreaterThan(3);
  },
};

/** All dates of all issues by day. Each links to its issue. */
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

/** Outside the hours: when applications open again. */
export const ChannelClosed: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    const { canvas } = context;
    const opens = storyText(context)('gates:window.opensOn', { time: '11/24 08:00' });
    await expect(await canvas.findByText(opens)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { path, faults: [fault('empty', '/ipo/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('ipo:empty.subscribing'))).toBeVisible();
  },
};

export const EmptyCalendar: Story = {
  parameters: { app: { path: `${path}?view=calendar`, faults: [fault('empty', '/ipo/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('ipo:calendar.empty'))).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/ipo/List');

export const Offline: Story = offlineStory();
