import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { signInToday } from '../../../mocks/exchange/rewards/signIn';
import { fault } from '../../../mocks/faults';
import { signIn } from '../../../src/api/contract/rewards';
import { Pj } from '../../../src/screens/rewards/Pj';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { leaveFocus, pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import { claimButton, signInDays } from './rewardSteps';

const meta = {
  title: 'Screens/user/pj',
  component: Pj,
  parameters: { app: { path: '/user/pj', scenario: 'demo' } },
} satisfies Meta<typeof Pj>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('rewards:signIn') });

const score = (context: Context) => withExchange(context, (_, member) => member.creditScore);

/** The screen before a first sign-in: how it works, the calendar, and how far a reward is. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('rewards:notice', { points: 1 }))).toBeVisible();
    await expect(await claimButton(context)).toHaveAccessibleDescription(
      t('rewards:reward.blocked', { missing: 7 }),
    );
    await expect(await context.canvas.findByText(t('rewards:history.empty'))).toBeVisible();
    await expect(await button(context)).not.toHaveAttribute('aria-disabled');
  },
};

/**
 * The member has signed in for today: the button says when it is possible again, and the calendar has the
 * day.
 */
export const SignedInToday: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const had = await score(context);
    await pressWhenReady(await button(context));
    await expect(await canvas.findByText(t('rewards:signedIn'))).toBeVisible();
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
    await expect(await score(context)).toBe(had + 1);
    await expect(await canvas.findByText(t('rewards:wasSignedIn'))).toBeInTheDocument();
    await expect(await claimButton(context)).toHaveAccessibleDescription(
      t('rewards:reward.blocked', { missing: 6 }),
    );
  },
};

/** The member signed in on the first of the days since the registration: the others have a quiet mark, and nothing is lost. */
export const SomeDaysMissed: Story = {
  beforeEach: prepareExchange((exchange, member) => {
    member.registeredAt = exchange.now - 4 * 86_400_000;
    signInDays(1)(exchange, member);
    minutesLater(2 * 24 * 60)(exchange, member);
  }),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect((await canvas.findAllByText(t('rewards:wasMissed'))).length).toBeGreaterThan(1);
    await expect(await canvas.findByText(t('rewards:wasSignedIn'))).toBeInTheDocument();
    await expect(await canvas.findByText(t('rewards:notice', { points: 1 }))).toBeVisible();
  },
};

/** The button was tapped twice: the member is signed in once, without a refusal. */
export const DoubleTap: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const press = await button(context);
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'));
    press.click();
    press.click();
    await expect(await context.canvas.findByText(t('rewards:signedIn'))).toBeVisible();
    await expect(context.canvas.queryByText(t('errors:alreadySignedIn'))).toBeNull();
  },
};

/** The member had signed in on another phone: an alert says that today's sign-in is already done. */
export const SignedInMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, signIn, signInToday);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:alreadySignedIn'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

/**
 * No answer came to the sign-in: an alert says that it may have gone through, and the button that it is done.
 */
export const ResultUnknownOfSignIn: Story = {
  tags: ['unknown'],
  play: async (context) => {
    const t = storyText(context);
    dropResponse(context, signIn);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('rewards:unanswered'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

/** Signs in for today, and waits for the next day. */
async function signInUntilNextDay(context: Context): Promise<void> {
  await pressWhenReady(await button(context));
  await context.canvas.findByText(storyText(context)('rewards:signedIn'));
  await passTime(context, 24 * 60);
  await waitFor(async () => expect(await button(context)).not.toHaveAttribute('aria-disabled'));
}

/** The next day began while the screen was open: the member can sign in again. */
export const NextDayBegins: Story = { play: signInUntilNextDay };

/** The member signed in on the next day, too: two days in a row. */
export const SignedInTwoDaysInARow: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await signInUntilNextDay(context);
    await pressWhenReady(await button(context));
    await waitFor(() =>
      expect(factOf(context.canvasElement, t('rewards:streak'))).toHaveTextContent(
        t('rewards:days', { days: 2 }),
      ),
    );
  },
};

/** Turns the calendar back to October. */
async function showOctober({ canvas, loaded, userEvent }: Context): Promise<void> {
  const t = storyText({ loaded });
  await userEvent.click(await canvas.findByRole('button', { name: t('rewards:earlier') }));
  const october = await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/10' }) });
  await waitFor(() =>
    expect(within(october).getAllByText(t('rewards:wasSignedIn')).length).toBeGreaterThan(5),
  );
}

/** The calendar of the previous month, with the days on which the member signed in. */
export const PreviousMonth: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: showOctober,
};

/** The calendar is back at this month, after earlier ones were viewed. */
export const BackAtThisMonth: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await showOctober(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:earlier') }));
    await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/09' }) });
    for (const month of ['2026/10', '2026/11']) {
      await userEvent.click(await canvas.findByRole('button', { name: t('rewards:later') }));
      await expect(
        await canvas.findByRole('table', { name: t('rewards:calendar', { month }) }),
      ).toBeVisible();
    }
  },
};

/** The credit score is at its maximum of 100, where it has stayed after today's sign-in. */
export const HighestScore: Story = {
  beforeEach: prepareExchange((exchange, member) => setCreditScore(exchange, member, 100)),
  play: async (context) => {
    await pressWhenReady(await button(context));
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('rewards:signedIn'))).toBeVisible();
    await expect(await score(context)).toBe(100);
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: t('rewards:tabs.score') }));
    await expect(await context.canvas.findByRole('meter', { name: t('loans:credit.score') })).toBeVisible();
    leaveFocus();
  },
};

/** The state of the sign-in is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the state of the sign-in: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/signIn/Status'), tags: ['error'] };

/** The server can't list the sign-ins: their part shows the failure with a button to try again. */
export const HistoryFails: Story = { ...failsStory('/signIn/Records'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** The server reports an error at the sign-in: an alert says so. */
export const SignInFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/signIn/SignIn')] } },
  play: async (context) => {
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
  },
};
