import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyNow } from '../../mocks/scenarios/clock';
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
  unauthorized: { failure: 'unauthorized', reference: 'A3CSNP' },
  serverError: { failure: 'server', reference: 'A3CSNP' },
  tooManyRequests: { failure: 'tooManyRequests', reference: 'A3CSNP', retryAt: storyNow + 30_000 },
  tooManyWithoutTime: { failure: 'tooManyRequests', reference: 'A3CSNP' },
  tooLarge: { failure: 'tooLarge', reference: 'A3CSNP' },
  notAccepted: { failure: 'notAccepted', reference: 'A3CSNP' },
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

/** The server has refused a bank card, because it is already registered. */
export const Refused: Story = {
  tags: ['main', 'refused'],
  args: { problem: problemChoices.refused },
  play: saying('errors:cardExists'),
};

/** Too many wrong passwords at the login: the note says what happens now, in place of a general message. */
export const TooManyTries: Story = {
  tags: ['refused'],
  args: { problem: problemChoices.tooManyTries },
  render: (args, context) => (
    <ProblemNote {...args} tooManyTries={storyText(context)('login:login.tooManyTries')} />
  ),
  play: saying('login:login.tooManyTries'),
};

/** The server did not respond within ten seconds; the note names a reference. */
export const NoAnswer: Story = {
  tags: ['error'],
  play: async (context) => {
    await saying('common:failure.timeout')(context);
    const reference = storyText(context)('common:reference', { reference: 'A3CSNP' });
    await expect(await context.canvas.findByText(reference)).toBeVisible();
  },
};

/** The connection is lost, which needs no reference. */
export const Offline: Story = {
  tags: ['offline'],
  args: { problem: problemChoices.offline },
  play: async (context) => {
    await saying('common:failure.offline')(context);
    await expect(context.canvas.queryByText(/A3CSNP/)).toBeNull();
  },
};

/** The answer was lost, and the call may have been carried out: the note doesn't ask to try again. */
export const AnswerLost: Story = {
  tags: ['offline'],
  args: { problem: problemChoices.offline, unanswered: 'It may have been carried out.' },
  play: async (context) => {
    await saying('common:failure.noAnswer')(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('It may have been carried out.');
    await expect(alert).not.toHaveTextContent(storyText(context)('common:failure.offline'));
  },
};

/** A call without a session, such as a login, was answered as if one had ended: it wasn't carried out. */
export const Unauthorized: Story = {
  tags: ['error'],
  args: { problem: problemChoices.unauthorized, unanswered: 'It may have been carried out.' },
  play: async (context) => {
    await saying('common:failure.notAccepted')(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(storyText(context)('common:failure.notCarriedOut'));
  },
};

/** The server reported an error. */
export const ServerError: Story = {
  tags: ['error'],
  args: { problem: problemChoices.serverError },
  play: saying('common:failure.server'),
};

/** Nothing was carried out, because there were too many requests: a countdown says when to try again. */
export const TooManyRequests: Story = {
  tags: ['error'],
  args: { problem: problemChoices.tooManyRequests, unanswered: 'It may have been carried out.' },
  play: async (context) => {
    const t = storyText(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('common:failure.tooManyRequests'));
    await expect(alert).toHaveTextContent(t('common:failure.notCarriedOut'));
    await expect(alert).not.toHaveTextContent('It may have been carried out.');
    const time = await context.canvas.findByRole('timer');
    await expect(time).toHaveTextContent(t('common:wait.seconds', { n: 30 }));
    await expectFits(context.canvasElement);
  },
};

/** There were too many requests, and the countdown has ended: the member can try again. */
export const WaitOver: Story = {
  tags: ['error'],
  args: TooManyRequests.args,
  play: async (context) => {
    const t = storyText(context);
    const time = await context.canvas.findByRole('timer');
    await expect(time).toHaveTextContent(t('common:wait.seconds', { n: 30 }));
    MockDate.set(storyNow + 29_000);
    await waitFor(() => expect(time).toHaveTextContent(t('common:wait.second')));
    MockDate.set(storyNow + 30_000);
    await waitFor(() => expect(time).toHaveTextContent(t('common:wait.over')));
    await expectFits(context.canvasElement);
  },
};

/** There were too many requests, and the server named no time: the note says to try again soon. */
export const TooManyWithoutTime: Story = {
  tags: ['error'],
  args: { problem: problemChoices.tooManyWithoutTime },
  play: saying('common:wait.soon'),
};

/** What was sent is too large for the server. */
export const TooLarge: Story = {
  tags: ['error'],
  args: { problem: problemChoices.tooLarge },
  play: saying('common:failure.tooLarge'),
};

/** The server has not accepted the request: customer service needs the reference. */
export const NotAccepted: Story = {
  tags: ['error'],
  args: { problem: problemChoices.notAccepted },
  play: async (context) => {
    await saying('common:failure.notAccepted')(context);
    const reference = storyText(context)('common:reference', { reference: 'A3CSNP' });
    await expect(await context.canvas.findByText(reference)).toBeVisible();
  },
};

/** Nothing is shown, because there is no problem. */
export const WithoutAProblem: Story = {
  args: { problem: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Wrong: the error of a field, away from it. */
export const DontReplaceTheErrorOfAField: Story = {
  args: { problem: { refusal: { text: 'Enter a whole number above zero.' } } },
};
