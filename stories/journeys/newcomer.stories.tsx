import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { brokerInviteCode } from '../../mocks/exchange/login/register';
import { Shell } from '../../src/app/Shell';
import { add, fill, japanese } from '../screens/cards/cardSteps';
import { depositForm, fillDeposit } from '../screens/deposits/depositSteps';
import { fillIdentity, submitIdentity } from '../screens/identity/identitySteps';
import { typeSecrets } from '../screens/settings/passwordSteps';
import { fillWithdrawal, withdrawForm } from '../screens/withdrawals/withdrawSteps';
import type { Context } from '../support/context';
import { storyExchange } from '../support/exchange';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

/** In Japanese, the state of a step has the same word as the status of the transfer. */
const outsideSteps = { selector: ':not(li *)' };

const meta = {
  title: 'Journeys/From newcomer to the first withdrawal',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/login/logon2', scenario: 'newcomer', signedOut: true } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const newcomer = { account: '9000000001', password: 'abcd1234' };

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

/** The new member's record on the exchange. */
const member = (context: Context) =>
  storyExchange(context).store.transact(({ world }) => structuredClone(world.members[newcomer.account]));

/**
 * Uses only links and buttons of the app: registers, is sent from the withdrawal through every prerequisite and back,
 * deposits, and is paid. The back office decides at its usual times.
 */
export const ToTheFirstWithdrawal: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const find = (role: 'button' | 'link' | 'list' | 'textbox', name: string) =>
      page.findByRole(role, { name });
    const press = async (role: 'button' | 'link', name: string) => pressWhenReady(await find(role, name));
    const ready = async (name: string) => {
      const button = await find('button', name);
      // The message names the reason if it is blocked.
      await waitFor(() => expect(button).toHaveAccessibleDescription(''));
    };
    const toMemberCentre = async () => {
      const menu = within(await page.findByRole('navigation', { name: t('common:menu.label') }));
      await pressWhenReady(await menu.findByRole('link', { name: t('common:menu.menu') }));
      await atPath('/user/usercenter');
    };
    const nextGate = (gate: 'verify' | 'addCard' | 'setFundPassword') =>
      press('link', t(`gates:steps.${gate}`));

    await step('Registers, with the code of a friend', async () => {
      await press('link', t('login:choice.register'));
      await find('textbox', t('login:login.account'));
      await typeSecrets(context, [
        ['login:login.account', newcomer.account],
        ['login:login.password', newcomer.password],
        ['login:register.confirmPassword', newcomer.password],
        ['login:register.inviteCode', brokerInviteCode],
      ]);
      await pressWhenReady(await page.findByRole('checkbox'));
      await press('button', t('login:register.submit'));
      await atPath('/home/index');
    });

    await step('Wants to withdraw, and sees what comes first', async () => {
      await toMemberCentre();
      await press('link', t('home:entrances.withdraw'));
      await atPath('/user/withdraw');
      await find('list', t('gates:label'));
    });

    await step('Proves who they are; the review passes', async () => {
      await nextGate('verify');
      await find('textbox', t('identity:form.name'));
      await fillIdentity(context);
      await pressWhenReady(await submitIdentity(context));
      await page.findByText(t('identity:review.title'));
      await passTime(context, 3);
      await press('button', t('identity:verified.goOn'));
      await atPath('/user/withdraw');
      await expect((await member(context))?.verification).toBe('verified');
    });

    await step('Sets the fund password', async () => {
      await nextGate('setFundPassword');
      await find('button', t('settings:fund.setSubmit'));
      await typeSecrets(context, [
        ['settings:fund.loginPassword', newcomer.password],
        ['settings:fund.wanted', '246810'],
        ['settings:fund.again', '246810'],
      ]);
      await pressWhenReady(await page.findByRole('button', { name: t('settings:fund.setSubmit') }));
      await press('button', t('settings:goOn'));
      await atPath('/user/withdraw');
    });

    await step('Adds a bank account in that name', async () => {
      await nextGate('addCard');
      await find('textbox', t('cards:fields.number'));
      await fill(context, 'JP', japanese);
      await add(context);
      await press('button', t('cards:goOn'));
      await atPath('/user/withdraw');
    });

    await step('There is nothing to withdraw yet: goes back, and pays in with a proof', async () => {
      await find('button', t('withdrawals:form.review'));
      await press('button', t('common:back'));
      await atPath('/user/usercenter');
      await press('link', t('home:entrances.deposit'));
      const list = within(await find('list', t('deposits:channels')));
      const [bank] = await list.findAllByRole('link');
      if (!bank) throw new Error('no channel is offered');
      await pressWhenReady(bank);
      await find('textbox', t('deposits:form.amount'));
      await fillDeposit(context, '500000');
      await ready(t('deposits:form.review'));
      await depositForm.send(context);
      await page.findByText(t('deposits:done'));
    });

    await step('Follows it through the review into the balance', async () => {
      await press('link', t('transfers:follow'));
      await passTime(context, 5);
      await expect(await page.findByText(t('transfers:status.success'), outsideSteps)).toBeVisible();
    });

    await step('Withdraws a part of it', async () => {
      for (let back = 0; back < 5 && window.location.hash !== '#/user/usercenter'; back += 1) {
        const button = await find('button', t('common:back'));
        await pressWhenReady(button);
        // The address changes before the screen: the next press is meant for the next screen's button.
        await waitFor(() => expect(button.checkVisibility()).toBe(false));
      }
      await press('link', t('home:entrances.withdraw'));
      await find('textbox', t('withdrawals:form.amount'));
      await fillWithdrawal(context, '200000');
      await ready(t('withdrawals:form.review'));
      await withdrawForm.send(context);
      await expect(await page.findByText(t('withdrawals:done'))).toBeVisible();
    });

    await step('Follows its stages until it is paid out', async () => {
      await press('link', t('transfers:follow'));
      await passTime(context, 60);
      await expect(await page.findByText(t('transfers:status.success'), outsideSteps)).toBeVisible();
      const withdrawals = await storyExchange(context).store.transact(({ world }) =>
        Object.values(world.transfers.withdrawals),
      );
      await expect(withdrawals).toMatchObject([
        { account: newcomer.account, amount: '200000', status: 'success' },
      ]);
    });
  },
};
