import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { signInToday } from '../../../mocks/exchange/rewards/signIn';
import { fault } from '../../../mocks/faults';
import { signIn } from '../../../src/api/contract/rewards';
import { Pj } from '../../../src/screens/user/Pj';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { claimButton } from './rewardSteps';

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

/** No sign-in yet: how it works, and the distance to a reward. */
export const Default: Story = {
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

/** Once a day: it is marked as done, with the next date. */
export const SignedInToday: Story = {
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

/** A double tap signs in once, without a refusal. */
export const DoubleTap: Story = {
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

/** Signed in on another phone meanwhile. */
export const SignedInMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, signIn, signInToday);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:alreadySignedIn'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

export const ResultUnknownOfSignIn: Story = {
  play: async (context) => {
    const t = storyText(context);
    dropResponse(context, signIn);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('rewards:unanswered'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

/** A new day comes while the screen is open. */
export const NextDayBegins: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await button(context));
    await context.canvas.findByText(t('rewards:signedIn'));
    await passTime(context, 24 * 60);
    await waitFor(async () => expect(await button(context)).not.toHaveAttribute('aria-disabled'));
    await pressWhenReady(await button(context));
    await waitFor(() =>
      expect(factOf(context.canvasElement, t('rewards:streak'))).toHaveTextContent(
        t('rewards:days', { days: 2 }),
      ),
    );
  },
};

/** Previous months can be viewed. */
export const PreviousMonth: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:earlier') }));
    const october = await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/10' }) });
    await waitFor(() =>
      expect(within(october).getAllByText(t('rewards:wasSignedIn')).length).toBeGreaterThan(5),
    );
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

/** The score is limited to 100. */
export const HighestScore: Story = {
  beforeEach: prepareExchange((exchange, member) => setCreditScore(exchange, member, 100)),
  play: async (context) => {
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByText(storyText(context)('rewards:signedIn'))).toBeVisible();
    await expect(await score(context)).toBe(100);
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/signIn/Status');

export const HistoryFails: Story = failsStory('/signIn/Records');

export const Offline: Story = offlineStory();

export const SignInFails: Story = {
  parameters: { app: { faults: [fault('serverError', '/signIn/SignIn')] } },
  play: async (context) => {
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
  },
};
