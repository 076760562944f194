import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { BandCard } from '../../../src/screens/cards/BandCard';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { memberAccount } from '../../support/memberAccounts';
import { expectLeadsTo } from '../../support/navigation';
import { failsStory, loadingStory, offlineStory, restrictedStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import {
  add,
  choice,
  fill,
  indian,
  japanese,
  listCards,
  openReview,
  prepareMember,
  typePassword,
} from './cardSteps';

const path = '/user/bandCard';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareMember,
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form for an account in Japan: the verified reading of the member's name is filled in as the holder. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const holder = await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') });
    await expect(holder).toHaveValue('アオキ ハルカ');
    await expect(holder).toHaveAccessibleDescription(t('cards:hints.katakana'));
    await expect(await context.canvas.findByRole('radio', { name: t('cards:regions.JP') })).toBeChecked();
    await expect(context.canvas.queryByRole('textbox', { name: t('cards:fields.ifsc') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** Bank and branch were found by letters and code, and chosen: the branch shows its code. */
export const BankAndBranch: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, canvasElement, step, userEvent } = context;
    const t = storyText(context);
    await fill(context, 'JP', {});
    await step('Finds a bank by Latin letters', async () => {
      await userEvent.click(await choice(context, 'bankName'));
      const banks = within(await within(document.body).findByRole('dialog'));
      const search = await banks.findByRole('searchbox', { name: t('cards:banks.search') });
      await userEvent.type(search, 'zzz');
      await expect(await banks.findByText(t('cards:banks.none'))).toBeVisible();
      await userEvent.clear(search);
      await userEvent.type(search, 'tsuki{Enter}');
      await expect(await banks.findAllByRole('radio')).toHaveLength(1);
      await userEvent.click(await banks.findByRole('radio', { name: /月影銀行/ }));
      // Enter in the search does not submit the form.
      for (const field of await canvas.findAllByRole('textbox')) await expect(field).toBeValid();
    });
    const code = t('cards:branches.code', { code: '107' });
    await step('Finds its branch by code', async () => {
      await userEvent.click(await choice(context, 'branchName'));
      const branches = within(await within(document.body).findByRole('dialog'));
      await userEvent.type(
        await branches.findByRole('searchbox', { name: t('cards:branches.search') }),
        '107',
      );
      await userEvent.click(await branches.findByRole('radio', { name: /緑が丘支店/ }));
      await expect(await canvas.findByText(code)).toBeVisible();
      await expectFits(canvasElement);
    });
  },
};

/**
 * The list of banks was searched for a Chinese name: the Japanese bank of that name is found, under its name in the
 * member's language, with its own beside it.
 */
export const BankFoundInAnotherLanguage: Story = {
  play: async (context) => {
    await fill(context, 'JP', {});
    await context.userEvent.click(await choice(context, 'bankName'));
    const banks = within(await within(document.body).findByRole('dialog'));
    const search = await banks.findByRole('searchbox');
    for (const typed of ['sunless', 'Asagiri Bank', 'あさぎり', '朝霧']) {
      await context.userEvent.clear(search);
      await context.userEvent.type(search, typed);
      await waitFor(() => expect(banks.queryAllByRole('radio')).toHaveLength(typed === 'sunless' ? 0 : 1));
    }
    const found = await banks.findByRole('radio');
    await expect(found).toHaveTextContent(memberAccount(context, 'japanese').bank);
    await expect(found).toHaveTextContent('あさぎり銀行');
  },
};

/** Another bank was chosen after bank and branch: the branch has to be chosen again. */
export const BranchClearedByAnotherBank: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await fill(context, 'JP', { bankName: '月影銀行', branchName: '緑が丘支店' });
    const code = t('cards:branches.code', { code: '107' });
    await expect(await canvas.findByText(code)).toBeVisible();
    const chosen = { name: new RegExp(`^${t('cards:fields.bankName')} .*(Tsukikage|月影)`) };
    await userEvent.click(await canvas.findByRole('button', chosen));
    const again = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await again.findByRole('radio', { name: /あさぎり銀行/ }));
    await expect(await choice(context, 'branchName')).toBeEnabled();
    await expect(canvas.queryByText(code)).toBeNull();
  },
};

/** The list of banks can't be loaded: it offers to try again, and the rest of the form works. */
export const BanksFail: Story = {
  tags: ['error'],
  parameters: { app: { path, scenario: 'demo', faults: [fault('serverError', '/card/Banks')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(
      await context.canvas.findByRole('textbox', { name: t('cards:fields.number') }),
    ).toBeVisible();
  },
};

/** The review before an account is added: its data as it will be stored, and the fund password to type. */
export const ReviewBeforeAdding: Story = {
  tags: ['filled'],
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '４８２ 0-917' });
    const sheet = await openReview(context);
    await expect(await sheet.findByText('4820917')).toBeVisible();
    await expect(await sheet.findByText(storyText(context)('cards:checkNote'))).toBeVisible();
    const submit = await sheet.findByRole('button', { name: storyText(context)('cards:submit') });
    await expect(submit).toHaveAccessibleDescription(storyText(context)('reasons:fundPasswordMissing'));
    await expect(await listCards(context)).toHaveLength(0);
  },
};

/** The account was added: the screen says so, and shows the last four digits of its number alone. */
export const AddedToTheList: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await expect(await canvas.findByText(t('cards:done'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expect(await canvas.findByText('•••• 0917')).toBeVisible();
  },
};

/** The account was added, and the button below was pressed: the list of accounts follows. */
export const FromTheResultToTheList: Story = {
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    const name = storyText(context)('cards:toList');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expectLeadsTo(context, '/user/BankCard');
  },
};

/** An account in India was added: the screen says so. */
export const AddedIndianAccount: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fill(context, 'IN', indian);
    await add(context);
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await listCards(context)).toMatchObject([
      { region: 'IN', ifsc: 'MMBK0000101', upi: 'haruka@mmbk', branchName: null, type: 'savings' },
    ]);
  },
};

/** An account was added on the way to a withdrawal: a button goes on there. */
export const AddedForWithdrawal: Story = {
  tags: ['sent'],
  parameters: { app: { path: `${path}?to=%2Fuser%2Fwithdraw`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await expect(await context.canvas.findByText(t('cards:done'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('cards:goOn') })).toBeVisible();
  },
};

/** An account was added on the way to a withdrawal, and the button was pressed: the withdrawal follows. */
export const BackToTheWithdrawal: Story = {
  parameters: { app: { path: `${path}?to=%2Fuser%2Fwithdraw`, scenario: 'demo' } },
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    const name = storyText(context)('cards:goOn');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expectLeadsTo(context, '/user/withdraw');
  },
};

/** The button of the review was tapped twice: one account was added, and the screen says so. */
export const DoubleTap: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fill(context, 'JP', japanese);
    const sheet = await openReview(context);
    await typePassword(context, sheet);
    const button = await sheet.findByRole('button', { name: storyText(context)('cards:submit') });
    button.click();
    button.click();
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await listCards(context)).toHaveLength(1);
  },
};

/** The account is frozen: the screen says what still works. A bank account can still be added. */
export const Frozen: Story = { ...restrictedStory('frozen'), tags: ['blocked'] };

/** Withdrawals are not allowed: the screen says so. A bank account can still be added. */
export const Banned: Story = { ...restrictedStory('withdrawBanned'), tags: ['blocked'] };

/** The form is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the rules for accounts: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/card/Rules'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
