import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { BandCard } from '../../../src/screens/user/BandCard';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
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

/** The name was verified in Latin letters. How the bank writes it in katakana is not guessed. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const holder = await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') });
    await expect(holder).toHaveValue('');
    await expect(holder).toHaveAccessibleDescription(t('cards:hints.katakana'));
    await expect(await context.canvas.findByRole('radio', { name: t('cards:regions.JP') })).toBeChecked();
    await expect(context.canvas.queryByRole('textbox', { name: t('cards:fields.ifsc') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/**
 * Banks are found by kana, Latin letters or code, and the branch code is filled in. Another bank has other branches.
 */
export const BankAndBranch: Story = {
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
      await userEvent.click(await banks.findByRole('radio', { name: '月影銀行' }));
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
    await step('Another bank clears the branch', async () => {
      const chosen = { name: `${t('cards:fields.bankName')} 月影銀行` };
      await userEvent.click(await canvas.findByRole('button', chosen));
      const again = within(await within(document.body).findByRole('dialog'));
      await userEvent.click(await again.findByRole('radio', { name: 'あさぎり銀行' }));
      await expect(await choice(context, 'branchName')).toBeEnabled();
      await expect(canvas.queryByText(code)).toBeNull();
    });
  },
};

/** The banks fail to load: the rest of the form works, with a retry. */
export const BanksFail: Story = {
  parameters: { app: { path, scenario: 'demo', faults: [fault('serverError', '/card/Banks')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(
      await context.canvas.findByRole('textbox', { name: t('cards:fields.number') }),
    ).toBeVisible();
  },
};

/** The review shows the data as it will be stored: without full-width digits, blanks and hyphens. */
export const ReviewBeforeAdding: Story = {
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

/** The account is added and masked. A link leads to the list. */
export const AddedToTheList: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await expect(await canvas.findByText(t('cards:done'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expect(await canvas.findByText('•••• 0917')).toBeVisible();
    await context.userEvent.click(await canvas.findByRole('button', { name: t('cards:toList') }));
    await waitFor(() => expect(window.location.hash).toBe('#/user/BankCard'));
  },
};

export const AddedIndianAccount: Story = {
  play: async (context) => {
    await fill(context, 'IN', indian);
    await add(context);
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await listCards(context)).toMatchObject([
      { region: 'IN', ifsc: 'MMBK0000101', upi: 'haruka@mmbk', branchName: null, type: 'savings' },
    ]);
  },
};

/** Adding an account during a withdrawal returns there. */
export const AddedForWithdrawal: Story = {
  parameters: { app: { path: `${path}?to=%2Fuser%2Fwithdraw`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('cards:goOn') }));
    await waitFor(() => expect(window.location.hash).toBe('#/user/withdraw'));
  },
};

export const DoubleTap: Story = {
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

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/card/Rules');

export const Offline: Story = offlineStory();
