import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Timeline } from '../../src/components/Timeline/Timeline';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const eventsChoices = {
  underWay: [
    { id: 'sent', time: '11/20 10:02', title: 'Requested', detail: '150,000.00 JPY', state: 'done' },
    { id: 'review', time: '11/20 10:07', title: 'Under review', state: 'now' },
    { id: 'paid', time: '11/20 10:17', title: 'Paid out', state: 'ahead' },
  ],
  done: [
    { id: 'sent', time: '11/20 10:02', title: 'Requested', state: 'done' },
    { id: 'paid', time: '11/20 10:17', title: 'Paid out', state: 'done' },
  ],
  failed: [
    { id: 'sent', time: '11/20 10:02', title: 'Requested', state: 'done' },
    {
      id: 'refused',
      time: '11/20 10:07',
      title: 'Rejected',
      detail: 'The name on the bank account differs from yours. Add an account in your own name.',
      state: 'failed',
    },
  ],
  oneEvent: [{ id: 'sent', time: '11/20 10:02', title: 'Requested', state: 'now' }],
  longText: [
    {
      id: 'sent',
      time: '11/20 10:02',
      title: 'Auszahlungsanforderung wurde entgegengenommen und an die Bank weitergeleitet',
      detail: 'Bearbeitungsnummer 20261120000123-Auszahlungsanforderungsbestätigungsschreiben',
      state: 'done',
    },
    { id: 'paid', time: '11/20 10:17', title: 'Ausgezahlt', state: 'ahead' },
  ],
} satisfies Record<string, ComponentProps<typeof Timeline>['events']>;

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  decorators: [onPage],
  args: {
    label: 'Withdrawal',
    events: eventsChoices.underWay,
  },
  argTypes: { events: choices(eventsChoices) },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A withdrawal: what has happened, what happens now and what comes, with times. */
export const OneStepUnderWay: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Withdrawal' })).toBeVisible();
    const current = (await canvas.findAllByRole('listitem')).filter((item) => item.ariaCurrent === 'step');
    await expect(current.map((item) => item.textContent)).toEqual(['Under review11/20 10:07']);
  },
};

/** All events have happened, and none is current. */
export const Done: Story = {
  args: {
    events: eventsChoices.done,
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).map((item) => item.ariaCurrent)).toEqual([
      null,
      null,
    ]);
  },
};

/** The last event is a rejection, with the reason and what to do. */
export const EndsWithAFailure: Story = {
  args: {
    events: eventsChoices.failed,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rejected')).toHaveStyle({ color: computedColor('danger') });
    await expect(await canvas.findByText(/account in your own name/)).toBeVisible();
  },
};

/** A single event, which is the current one. */
export const OnlyOneEvent: Story = {
  args: { events: eventsChoices.oneEvent },
  play: async ({ canvas }) => {
    const [only] = await canvas.findAllByRole('listitem');
    await expect(only).toHaveAttribute('aria-current', 'step');
    // The last event has no line after it.
    await expect(only && getComputedStyle(only, '::before').content).toBe('none');
  },
};

/** Long events wrap within the page. */
export const LongText: Story = {
  args: {
    events: eventsChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the newest event comes first. */
export const DontReverseTheOrder: Story = { args: { events: [...eventsChoices.underWay].reverse() } };
