import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ProblemNote } from '../../src/widgets/ProblemNote/ProblemNote';
import { onPage } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const problemChoices = {
  noAnswer: { failure: 'timeout', reference: 'A3CSNP' },
  refused: { refusal: { key: 'cardExists', text: 'card already exists' } },
  tooManyTries: { refusal: { key: 'submittedTooFrequently', text: 'submitted too frequently' } },
  offline: { failure: 'offline', reference: 'A3CSNP' },
  serverError: { failure: 'server', reference: 'A3CSNP' },
} satisfies Record<string, ComponentProps<typeof ProblemNote>['problem']>;

const meta = {
  title: 'Widgets/Feedback/ProblemNote',
  component: ProblemNote,
  decorators: [onPage],
  args: { problem: problemChoices.noAnswer },
  argTypes: { problem: choices(problemChoices) },
} satisfies Meta<typeof ProblemNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: Parameters<ReturnType<typeof storyText>>[0]): NonNullable<Story['play']> => {
  return async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyText(context)(text));
    await expectFits(context.canvasElement);
  };
};

export const Refused: Story = {
  args: { problem: problemChoices.refused },
  play: saying('errors:cardExists'),
};

/** A form with a password says what happens after too many wrong ones, in place of the general message. */
export const TooManyTries: Story = {
  args: { problem: problemChoices.tooManyTries },
  render: (args, context) => (
    <ProblemNote {...args} tooManyTries={storyText(context)('login:login.tooManyTries')} />
  ),
  play: saying('login:login.tooManyTries'),
};

export const NoAnswer: Story = {
  play: async (context) => {
    await saying('common:failure.timeout')(context);
    const reference = storyText(context)('common:reference', { reference: 'A3CSNP' });
    await expect(await context.canvas.findByText(reference)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { problem: problemChoices.offline },
  play: async (context) => {
    await saying('common:failure.offline')(context);
    await expect(context.canvas.queryByText(/A3CSNP/)).toBeNull();
  },
};

export const ServerError: Story = {
  args: { problem: problemChoices.serverError },
  play: saying('common:failure.server'),
};

export const WithoutAProblem: Story = {
  args: { problem: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
