import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Pj } from '../../../src/screens/rewards/Pj';
import { refetchAll } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/pj',
  component: Pj,
  parameters: { app: { path: '/user/pj?tab=score', scenario: 'demo' } },
} satisfies Meta<typeof Pj>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The credit score: what it allows, what changes it, and its history. */
export const ScoreWithRulesAndHistory: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('meter', { name: t('loans:credit.score') })).toBeVisible();
    await expect(factOf(context.canvasElement, t('rewards:score.causes.signIn'))).toHaveTextContent('+1');
    await expect(factOf(context.canvasElement, t('rewards:score.causes.loanOverdue'))).toHaveTextContent(
      /−\d/,
    );
    await expect(await canvas.findByText(new RegExp(t('rewards:score.rulesNote')))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('rewards:signIn') })).toBeNull();
  },
};

/** Earlier changes of the score were asked for: the whole history is shown. */
export const HistoryLongerThanAPage: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:score.more') }));
    await waitFor(() =>
      expect(canvas.getAllByRole('list', { name: t('rewards:score.history') })).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('rewards:score.more') })).toBeNull());
  },
};

/** The score is too low to withdraw: the screen says so, and that the daily sign-in raises it. */
export const ScoreTooLowToWithdraw: Story = {
  parameters: { app: { scenario: 'lowCredit' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:credit.raise'))).toBeVisible();
    await expect(
      (await context.canvas.findAllByText(t('rewards:score.causes.customerService'))).length,
    ).toBeGreaterThan(0);
  },
};

/** The score has never changed: the history says that it is the one that everyone starts with. */
export const ScoreNeverChanged: Story = {
  tags: ['empty'],
  play: async (context) => {
    await refetchAll(context);
    await expect(await context.canvas.findByText(storyText(context)('rewards:score.empty'))).toBeVisible();
  },
};

/** The credit score is being loaded: a skeleton stands for it. */
export const ScoreLoading: Story = { ...loadingStory({ path: '/user/pj?tab=score' }), tags: ['loading'] };

/** The server can't send the credit score: the failure is shown with a button to try again. */
export const ScoreFails: Story = {
  ...failsStory('/credit/Score', { path: '/user/pj?tab=score' }),
  tags: ['error'],
};

/** There is no connection when the credit score opens: the screen says so, with a button to try again. */
export const ScoreOffline: Story = { ...offlineStory({ path: '/user/pj?tab=score' }), tags: ['offline'] };
