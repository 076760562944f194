import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { agreementVersion } from '../../mocks/exchange/content/documents';
import { brokerInviteCode } from '../../mocks/exchange/login/register';
import { Shell } from '../../src/app/Shell';
import { typeSecrets } from '../screens/settings/passwordSteps';
import { openFromMenu } from '../support/navigation';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Registers and returns',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/login/register', signedOut: true } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const newcomer = { account: '8012345678', password: 'abcd1234' };

/** A wrong invite code clears no input, the agreement is asked for once, and a forgotten password has a contact. */
export const WrongCodeAgreementForgotten: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const field = (name: string) => canvas.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
    const press = async (name: string) => pressWhenReady(await page.findByRole('button', { name }));
    const inviteCode = () => field(t('login:register.inviteCode'));

    await step(
      'Registers with a wrong invite code: the error stands at its field, over no other',
      async () => {
        await typeSecrets(context, [
          ['login:login.account', newcomer.account],
          ['login:login.password', newcomer.password],
          ['login:register.confirmPassword', newcomer.password],
          ['login:register.inviteCode', 'NOBODY'],
        ]);
        await pressWhenReady(await page.findByRole('checkbox'));
        await press(t('login:register.submit'));
        const message = t('errors:inviterNotFound');
        const toast = await page.findByText(message, { selector: '[data-toast] p' });
        const bottom = toast.closest('[data-toast]')?.getBoundingClientRect().bottom;
        const account = await field(t('login:login.account'));
        await expect(bottom).toBeLessThan(account.getBoundingClientRect().top);
        await waitFor(async () =>
          expect(await inviteCode()).toHaveAccessibleDescription(expect.stringContaining(message)),
        );
      },
    );

    await step('Corrects the code alone, as all else is still there', async () => {
      await expect(await field(t('login:login.password'))).toHaveValue(newcomer.password);
      await expect(await field(t('login:register.confirmPassword'))).toHaveValue(newcomer.password);
      await userEvent.clear(await inviteCode());
      await userEvent.type(await inviteCode(), brokerInviteCode);
      await press(t('login:register.submit'));
      await page.findByText(t('home:assets.total'));
    });

    await step('Signs out', async () => {
      await openFromMenu(context, 'menu');
      await pressWhenReady(await page.findByRole('link', { name: t('account:entrances.settings') }));
      await press(t('home:account.logout'));
      const question = await openQuestion();
      await pressWhenReady(await question.findByRole('button', { name: t('home:account.logout') }));
      await page.findByRole('button', { name: t('login:login.submit') });
    });

    await step(
      'Has forgotten the password: what to do is said, with the address of customer service',
      async () => {
        await press(t('login:forgot.open'));
        const sheet = within(await page.findByRole('dialog', { name: t('login:forgot.title') }));
        await expect(await sheet.findByText(t('login:forgot.check'))).toBeVisible();
        await expect(await sheet.findByRole('link', { name: /@/ })).toBeVisible();
        await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      },
    );

    await step(
      'Remembers it, and signs in: the agreement is told with its version, and not asked again',
      async () => {
        await expect(await page.findByText(new RegExp(agreementVersion))).toBeVisible();
        await expect(page.queryByRole('checkbox')).toBeNull();
        await expect(await field(t('login:login.account'))).toHaveValue(newcomer.account);
        await userEvent.type(await field(t('login:login.password')), newcomer.password);
        await press(t('login:login.submit'));
        await page.findByText(t('home:assets.total'));
      },
    );
  },
};
