import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cardsOf, removeCard } from '../../../mocks/exchange/cards/cards';
import { fundPasswordOf } from '../../../mocks/exchange/settings/passwords';
import { payWithdrawal, submitWithdrawal } from '../../../mocks/exchange/withdrawals/withdrawals';
import { fault } from '../../../mocks/faults';
import { cardRemove } from '../../../src/api/contract/cards';
import { BankCard } from '../../../src/screens/cards/BankCard';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { type MemberAccount, memberAccount } from '../../support/memberAccounts';
import { changeBeforeCall } from '../../support/network';
import { openQuestion, pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory, restrictedStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/BankCard';

const meta = {
  title: 'Screens/user/BankCard',
  component: BankCard,
  parameters: { app: { path, scenario: 'verified' } },
} satisfies Meta<typeof BankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('cards:title') });

/** Presses the bin of an account. Resolves with the question. */
async function askToRemove(context: Context, account: MemberAccount) {
  const t = storyText(context);
  await context.userEvent.click(
    await context.canvas.findByRole('button', {
      name: t('cards:remove.label', memberAccount(context, account)),
    }),
  );
  return openQuestion();
}

/** Removes an account: presses its bin and confirms. */
async function remove(context: Context, account: MemberAccount) {
  const question = await askToRemove(context, account);
  await pressWhenReady(
    await question.findByRole('button', { name: storyText(context)('cards:remove.confirm') }),
  );
  return question;
}

const listCards = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.cards).map(({ bankName }) => bankName));

/** The member's bank accounts, the latest first, each with the last four digits of its number alone. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const list = await listOf(context);
    await expect(await within(list).findAllByRole('listitem')).toHaveLength(2);
    const [latest, first] = (['taiwanese', 'japanese'] as const).map(
      (one) => memberAccount(context, one).bank,
    );
    await expect(list).toHaveTextContent(new RegExp(`${latest}.*0355.*${first}.*0917`, 's'));
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expect(await canvas.findByRole('link', { name: t('cards:add') })).toHaveAttribute(
      'href',
      `#/user/bandCard?to=${encodeURIComponent(path)}`,
    );
    await expectFits(canvasElement);
  },
};

/** The member has no bank account yet: the screen says so, with a link to add one. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:add') })).toBeVisible();
  },
};

/** The bin of an account was pressed: a question names the account, with the focus on keeping it. */
export const RemovingAsksFirst: Story = {
  play: async (context) => {
    const t = storyText(context);
    const question = await askToRemove(context, 'taiwanese');
    await expect(
      await question.findByText(t('cards:remove.note', memberAccount(context, 'taiwanese'))),
    ).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: t('common:cancel') })).toHaveFocus());
  },
};

/** The question was answered with keeping the account: both are still listed. */
export const KeptAfterAll: Story = {
  play: async (context) => {
    const question = await askToRemove(context, 'taiwanese');
    await context.userEvent.click(
      await question.findByRole('button', { name: storyText(context)('common:cancel') }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(await listCards(context)).toHaveLength(2);
  },
};

/** One of two accounts was removed: the other one is left in the list. */
export const RemovedFromTheList: Story = {
  play: async (context) => {
    await remove(context, 'japanese');
    const list = await listOf(context);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(await listCards(context)).toEqual(['晨霧銀行']);
  },
};

/** The last account was removed: the screen says that there is none. */
export const LastAccountRemoved: Story = {
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      // The withdrawal to the other account is paid first.
      for (const withdrawal of Object.values(exchange.world.transfers.withdrawals))
        payWithdrawal(exchange, withdrawal);
      for (const card of cardsOf(exchange, member))
        if (card.region === 'TW') removeCard(exchange, member, card.id);
    }),
  play: async (context) => {
    await remove(context, 'japanese');
    await expect(await context.canvas.findByText(storyText(context)('cards:empty'))).toBeVisible();
  },
};

/** A withdrawal to this account is being paid: an alert in the question refuses to remove it. */
export const WithdrawalUnderWay: Story = {
  tags: ['refused'],
  play: async (context) => {
    await remove(context, 'taiwanese');
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(storyText(context)('errors:otherFundOperation'));
    await expect(await listCards(context)).toHaveLength(2);
  },
};

/**
 * The account had already been removed on another device: a toast says that it doesn't exist, and the list is shown
 * without it.
 */
export const RemovedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    await listOf(context);
    changeBeforeCall(context, cardRemove, (exchange, member) => {
      const found = Object.values(exchange.world.identity.cards).find(({ region }) => region === 'JP');
      if (found) removeCard(exchange, member, found.id);
    });
    await remove(context, 'japanese');
    // The list is refetched without it, and the question closes.
    await waitFor(async () =>
      expect(await within(await listOf(context)).findAllByRole('listitem')).toHaveLength(1),
    );
  },
};

/** The server reports an error when an account is removed: an alert in the question says so. */
export const RemovalFails: Story = {
  tags: ['error'],
  parameters: { app: { path, scenario: 'verified', faults: [fault('serverError', '/card/Remove')] } },
  play: async (context) => {
    const question = await remove(context, 'japanese');
    const alert = await question.findByRole('alert');
    await expect(alert).toHaveTextContent(storyText(context)('common:failure.server'));
  },
};

/** The button of the question was tapped twice: one account was removed, the other is left. */
export const DoubleTap: Story = {
  play: async (context) => {
    const question = await askToRemove(context, 'japanese');
    const button = await question.findByRole('button', { name: storyText(context)('cards:remove.confirm') });
    button.click();
    button.click();
    await waitFor(async () => expect(await listCards(context)).toHaveLength(1));
  },
};

/** A withdrawal to this account is under review: an alert in the question refuses to remove it. */
export const WithdrawalPending: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      const card = cardsOf(exchange, member).find(({ region }) => region === 'JP');
      const fundPassword = fundPasswordOf(exchange, member) ?? '';
      submitWithdrawal(exchange, member, { cardId: card?.id ?? '', amount: '200000', fundPassword });
    }),
  play: async (context) => {
    await remove(context, 'japanese');
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:otherFundOperation'),
    );
  },
};

/** The account is frozen: the screen says what still works. Bank accounts can still be added and removed. */
export const Frozen: Story = { ...restrictedStory('frozen'), tags: ['blocked'] };

/** Withdrawals are not allowed: the screen says so. Bank accounts can still be added and removed. */
export const Banned: Story = { ...restrictedStory('withdrawBanned'), tags: ['blocked'] };

/** The bank accounts are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the bank accounts: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/card/List'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
