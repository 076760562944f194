import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithCard } from '../../../src/screens/withdrawals/WithCard';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { memberAccount } from '../../support/memberAccounts';
import { expectLeadsTo } from '../../support/navigation';
import { pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory, restrictedStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/WithCard';

const meta = {
  title: 'Screens/user/WithCard',
  component: WithCard,
  parameters: { app: { path, scenario: 'verified' } },
} satisfies Meta<typeof WithCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const useButton = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('withdrawals:cardUse') });

/** The member's accounts to choose from for a withdrawal: none is chosen, and the button says so. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('group', { name: t('withdrawals:cardsTitle') })).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
    await expect(await useButton(context)).toHaveAccessibleDescription(t('reasons:cardMissing'));
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expectFits(canvasElement);
  },
};

/** An account was chosen for the withdrawal: the button to use it is on. */
export const ChosenForTheWithdrawal: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('radio', { name: new RegExp(memberAccount(context, 'japanese').bank) }),
    );
    await expect(await canvas.findByRole('radio', { checked: true })).toHaveAccessibleName(/0917/);
    await expect(await useButton(context)).not.toHaveAttribute('aria-disabled');
  },
};

/** The chosen account is used: the withdrawal follows. */
export const BackToTheWithdrawal: Story = {
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('radio', { name: new RegExp(memberAccount(context, 'japanese').bank) }),
    );
    await pressWhenReady(await useButton(context));
    await expectLeadsTo(context, '/user/withdraw');
  },
};

/** The account chosen before was removed: as in the default state none is chosen, and the button says so. */
export const ChosenIsGone: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?card=K0`, scenario: 'verified' } },
  play: async (context) => {
    await expect(await useButton(context)).toHaveAccessibleDescription(
      storyText(context)('reasons:cardMissing'),
    );
  },
};

/** The member has no bank account yet: the screen says so, with a link to add one. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:add') })).toHaveAttribute(
      'href',
      `#/user/bandCard?to=${encodeURIComponent(path)}`,
    );
  },
};

const restricted = (
  restriction: 'frozen' | 'withdrawBanned',
  reason: 'accountFrozen' | 'withdrawBanned',
): Story => {
  const story = restrictedStory(restriction);
  return {
    ...story,
    play: async (context) => {
      await story.play(context);
      await expect(await useButton(context)).toHaveAccessibleDescription(
        storyText(context)(`reasons:${reason}`),
      );
    },
  };
};

/** The account is frozen: the screen says what still works, and the button that money can't be withdrawn. */
export const Frozen: Story = { ...restricted('frozen', 'accountFrozen'), tags: ['blocked'] };

/** Withdrawals are not allowed: the screen and the button say so before an account is chosen. */
export const Banned: Story = { ...restricted('withdrawBanned', 'withdrawBanned'), tags: ['blocked'] };

/** The bank accounts are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the bank accounts: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/card/List'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
