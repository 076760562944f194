import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Steps } from '../../src/components/Steps/Steps';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const stepsChoices = {
  underWay: [
    { label: 'Requested', state: 'done', note: '2026/11/20 10:30' },
    { label: 'Under review', state: 'current', note: 'Usually within one working day' },
    { label: 'Sent to the bank', state: 'upcoming' },
  ],
  failed: [
    { label: 'Requested', state: 'done', note: '2026/11/20 10:30' },
    {
      label: 'Refused',
      state: 'failed',
      note: 'The name of the account holder differs from your verified name.',
    },
  ],
  longText: [
    {
      label: 'Verify your identity with the front and the back of a document that has not run out',
      state: 'done',
      note: 'A driving licence, a residence card, or a My Number card; the pictures never stay on this phone, and are stripped of where and when they were taken.',
    },
    { label: 'Add the bank account that withdrawals go to', state: 'current' },
    { label: 'Set the password that guards withdrawals', state: 'upcoming' },
  ],
} satisfies Record<string, ComponentProps<typeof Steps>['steps']>;

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  decorators: [onPage],
  args: {
    label: 'Withdrawal',
    stateLabels: { done: 'done', current: 'under way', upcoming: 'to come', failed: 'refused' },
    steps: stepsChoices.underWay,
  },
  argTypes: { steps: choices(stepsChoices) },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A withdrawal under review: one step is done, one current, one to come. */
export const OneStepUnderWay: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const [first, second, third] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('Requested done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

/** Every step is done, and none is current. */
export const EveryStepDone: Story = {
  args: { steps: meta.args.steps.map((step) => ({ ...step, state: 'done' as const })) },
  play: async ({ canvas }) => {
    for (const item of await canvas.findAllByRole('listitem')) {
      await expect(item).toHaveTextContent('done');
      await expect(item).not.toHaveAttribute('aria-current');
    }
  },
};

/** The last step failed, with its reason. */
export const LastStepFailed: Story = {
  args: {
    steps: stepsChoices.failed,
  },
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByRole('listitem')).at(-1);
    await expect(last).toHaveTextContent('Refused refused');
    await expect(last).toHaveTextContent('differs from your verified name');
  },
};

/** Long steps and notes wrap within the page. */
export const LongText: Story = {
  args: {
    steps: stepsChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: nothing says what happens now. */
export const DontHideTheStage: Story = {
  args: {
    steps: [
      { label: 'Requested', state: 'done' },
      { label: 'Paid out', state: 'upcoming' },
    ],
  },
};
