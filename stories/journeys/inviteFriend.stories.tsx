import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { fillIdentity, submitIdentity } from '../screens/identity/identitySteps';
import { typeSecrets } from '../screens/settings/passwordSteps';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Invite a friend',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const friend = { account: '9000000002', password: 'abcd1234' };

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

/** Invites a friend, who registers with the code and verifies: the reward is paid. */
export const FriendRegistersWithTheCode: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const press = async (role: 'button' | 'link', name: string | RegExp) =>
      pressWhenReady(await page.findByRole(role, { name }));
    const openInvite = async () => {
      await press('button', t('account:entrances.invite'));
      return within(await page.findByRole('dialog', { name: t('invite:title') }));
    };
    const logOut = async () => {
      window.location.hash = '#/user/setting';
      await press('button', t('home:account.logout'));
      const dialog = await openQuestion();
      await pressWhenReady(await dialog.findByRole('button', { name: t('home:account.logout') }));
      await atPath('/login/login');
    };
    let link = '';

    await step('Hands on the link', async () => {
      const sheet = await openInvite();
      const shown = await sheet.findByText(/#\/login\/register\?code=/);
      link = shown.textContent ?? '';
      await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
    });

    await step(
      'The friend opens it on a phone where nobody is signed in, and registers: the code is filled in',
      async () => {
        await logOut();
        window.location.hash = link.slice(link.indexOf('#'));
        const code = await page.findByRole('textbox', { name: t('login:register.inviteCode') });
        await expect(link).toContain(`code=${(code as HTMLInputElement).value}`);
        await typeSecrets(context, [
          ['login:login.account', friend.account],
          ['login:login.password', friend.password],
          ['login:register.confirmPassword', friend.password],
        ]);
        await pressWhenReady(await page.findByRole('checkbox'));
        await press('button', t('login:register.submit'));
        await atPath('/home/index');
      },
    );

    await step('The friend proves who they are; the review passes', async () => {
      window.location.hash = '#/user/userInfo';
      await fillIdentity(context);
      await pressWhenReady(await submitIdentity(context));
      await page.findByText(t('identity:review.title'));
      await passTime(context, 3);
      await logOut();
    });

    await step('The member finds the reward', async () => {
      await press('button', t('login:login.demoFill'));
      await pressWhenReady(await page.findByRole('checkbox'));
      await press('button', t('login:login.submit'));
      await atPath('/home/index');
      window.location.hash = '#/user/usercenter';
      const sheet = await openInvite();
      await expect(await sheet.findByText('900••••002')).toBeVisible();
      await expect((await sheet.findAllByText('¥200.00')).length).toBeGreaterThan(0);
      await expect(await sheet.findByText(t('invite:status.paid'))).toBeVisible();
      await expect(sheet.queryByText(t('invite:none'))).toBeNull();
    });
  },
};
