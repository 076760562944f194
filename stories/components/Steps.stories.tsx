import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Steps } from '../../src/components/Steps/Steps';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const stepsChoices = {
  underWay: [
    { label: 'Requested', time: '11/20 10:02', note: '150,000.00 JPY', state: 'done' },
    { label: 'Under review', time: 'By 11/20 10:17', state: 'current' },
    { label: 'Paid out', time: 'After approval', state: 'upcoming' },
  ],
  done: [
    { label: 'Requested', time: '11/20 10:02', state: 'done' },
    { label: 'Paid out', time: '11/20 10:17', state: 'done' },
  ],
  failed: [
    { label: 'Requested', time: '11/20 10:02', state: 'done' },
    {
      label: 'Rejected',
      time: '11/20 10:07',
      note: 'The name on the bank account differs from yours. Add an account in your own name.',
      state: 'failed',
    },
  ],
  oneStep: [{ label: 'Requested', time: '11/20 10:02', state: 'current' }],
  longText: [
    {
      label: 'Auszahlungsanforderung wurde entgegengenommen und an die Bank weitergeleitet',
      time: '11/20 10:02',
      note: 'Bearbeitungsnummer 20261120000123-Auszahlungsanforderungsbestätigungsschreiben',
      state: 'done',
    },
    { label: 'Ausgezahlt', time: '11/20 10:17', state: 'upcoming' },
  ],
} satisfies Record<string, ComponentProps<typeof Steps>['steps']>;

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  decorators: [onPage],
  args: {
    label: 'Withdrawal',
    stateLabels: { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' },
    steps: stepsChoices.underWay,
  },
  argTypes: { steps: choices(stepsChoices) },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A withdrawal under review: one step is done, one current, one to come, each with its time. */
export const OneStepUnderWay: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Withdrawal' })).toBeVisible();
    const items = await canvas.findAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Requested done11/20 10:02150,000.00 JPY',
      'Under review nowBy 11/20 10:17',
      'Paid out to comeAfter approval',
    ]);
    await expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null]);
  },
};

/** Every step is done, and none is current. */
export const EveryStepDone: Story = {
  args: { steps: stepsChoices.done },
  play: async ({ canvas }) => {
    for (const item of await canvas.findAllByRole('listitem')) {
      await expect(item).toHaveTextContent('done');
      await expect(item).not.toHaveAttribute('aria-current');
    }
  },
};

/** The last step was refused, with the reason and what to do. */
export const LastStepFailed: Story = {
  args: { steps: stepsChoices.failed },
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByRole('listitem')).at(-1);
    await expect(last).toHaveTextContent('Rejected failed');
    await expect(last).toHaveTextContent('account in your own name');
    await expect(await canvas.findByText(/^Rejected/)).toHaveStyle({ color: computedColor('danger') });
  },
};

/** A single step, which is the current one. No line leads on. */
export const OnlyOneStep: Story = {
  args: { steps: stepsChoices.oneStep },
  play: async ({ canvas }) => {
    const [only] = await canvas.findAllByRole('listitem');
    await expect(only).toHaveAttribute('aria-current', 'step');
    await expect(only && getComputedStyle(only, '::before').content).toBe('none');
  },
};

/** Side by side in a card: only the labels. */
export const Across: Story = {
  args: { across: true },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Requested done',
      'Under review now',
      'Paid out to come',
    ]);
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Long labels and notes wrap within the page. */
export const LongText: Story = {
  args: { steps: stepsChoices.longText },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: nothing says what happens now. */
export const DontHideTheStep: Story = {
  args: {
    steps: [
      { label: 'Requested', state: 'done' },
      { label: 'Paid out', state: 'upcoming' },
    ],
  },
};

/** Wrong: the newest step comes first. */
export const DontReverseTheOrder: Story = { args: { steps: [...stepsChoices.underWay].reverse() } };
