import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../mocks/exchange/demoMember';
import { verifyImmediately } from '../../mocks/exchange/identity/seed';
import { Shell } from '../../src/app/Shell';
import { choice, openReview, typePassword } from '../screens/cards/cardSteps';
import { expectBlocked, typeOtherDigits, typeSecrets } from '../screens/settings/passwordSteps';
import { withExchange } from '../support/exchange';
import { typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Fund password and bank account',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
  beforeEach: (context) => withExchange(context, verifyImmediately),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const phoneDigits = `0${demoMember.account}`.slice(0, 6);
const fundPassword = '739058';
const bank = { typed: 'tsuki', name: '月影銀行' };
const branch = { code: '107', name: '緑が丘支店' };

/** Chooses a strong fund password and adds a bank account with it, after too many wrong tries. */
export const GuessableThenMistyped: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const press = async (name: string) => pressWhenReady(await page.findByRole('button', { name }));
    const follow = async (name: string) => pressWhenReady(await page.findByRole('link', { name }));

    await step('Wants to add a bank account: the fund password comes first', async () => {
      await follow(t('account:entrances.cards'));
      await follow(t('cards:add'));
      await page.findByText(t('cards:passwordFirst'));
      await follow(t('gates:steps.setFundPassword'));
      await typeSecrets(context, [['settings:fund.loginPassword', demoMember.password]]);
    });

    await step('What is easy to guess is refused, and why is said: a sequence', async () => {
      await typeSecrets(context, [
        ['settings:fund.wanted', '123456'],
        ['settings:fund.again', '123456'],
      ]);
      await expectBlocked(context, 'settings:fund.setSubmit', t('settings:fund.sequence'));
    });

    await step('A date, such as a birthday', async () => {
      await typeOtherDigits(context, 'settings:fund.wanted', '900215');
      await expectBlocked(context, 'settings:fund.setSubmit', t('settings:fund.date'));
    });

    await step('Digits of the phone number', async () => {
      await typeOtherDigits(context, 'settings:fund.wanted', phoneDigits);
      await expectBlocked(context, 'settings:fund.setSubmit', t('settings:fund.phoneDigits'));
    });

    await step('Others are set, and lead back to the bank account', async () => {
      await typeOtherDigits(context, 'settings:fund.wanted', fundPassword);
      await typeOtherDigits(context, 'settings:fund.again', fundPassword);
      await press(t('settings:fund.setSubmit'));
      await press(t('settings:goOn'));
      await typeInto(context, 'cards:fields.holder', 'アオキ ハルカ');
    });

    await step('Finds the bank by Latin letters and the branch by its code, which follows', async () => {
      const find = async (name: 'bankName' | 'branchName', typed: string, result: string) => {
        await pressWhenReady(await choice(context, name));
        const sheet = within(await page.findByRole('dialog'));
        await userEvent.type(await sheet.findByRole('searchbox'), typed);
        await pressWhenReady(await sheet.findByRole('radio', { name: new RegExp(result) }));
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      };
      await find('bankName', bank.typed, bank.name);
      await find('branchName', branch.code, branch.name);
      await expect(await page.findByText(t('cards:branches.code', branch))).toBeVisible();
      await typeInto(context, 'cards:fields.number', '4820917');
    });

    await step('Mistypes the fund password: how many tries are left is said each time', async () => {
      const sheet = await openReview(context);
      for (const left of [4, 3, 2, 1]) {
        await typePassword(context, sheet, '739085');
        await pressWhenReady(await sheet.findByRole('button', { name: t('cards:submit') }));
        await expect(await sheet.findByText(t('settings:tries.left', { left }))).toBeVisible();
      }
      await typePassword(context, sheet, '739085');
      await pressWhenReady(await sheet.findByRole('button', { name: t('cards:submit') }));
      await expect(await sheet.findByText(t('settings:tries.tooMany'))).toBeVisible();
      await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
    });

    await step('Half an hour later the right one adds the account', async () => {
      await passTime(context, 30);
      const sheet = await openReview(context);
      await typePassword(context, sheet, fundPassword);
      await pressWhenReady(await sheet.findByRole('button', { name: t('cards:submit') }));
      await expect(await page.findByText(t('cards:done'))).toBeVisible();
      await expect(await page.findByText('•••• 0917')).toBeVisible();
    });
  },
};
