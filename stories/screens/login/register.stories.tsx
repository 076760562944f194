import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { agreementVersion } from '../../../mocks/exchange/content/documents';
import { brokerInviteCode } from '../../../mocks/exchange/login/register';
import { fault } from '../../../mocks/faults';
import { Register } from '../../../src/screens/login/Register';
import { agreementOf } from '../../../src/session/agreement';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { fillSilently } from '../../support/forms';
import { expectLeadsTo } from '../../support/navigation';
import { storyText } from '../../support/storyText';
import { fillIn, form, isSignedIn, newcomer } from './registerSteps';

const path = '/login/register';
const meta = {
  title: 'Screens/login/register',
  component: Register,
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Register>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form as it opens: hints stand below the fields, and in the demonstration an invite code to use. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    const { account, password, confirmPassword } = form(context);
    await expect(await canvas.findByText(t('login:register.passwordHint'))).toBeVisible();
    await expect(
      await canvas.findByText(t('login:register.demoInvite', { code: brokerInviteCode })),
    ).toBeVisible();
    await expect(account).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(confirmPassword).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** The form opened from an invitation: the invite code is filled in. */
export const InvitationCodeFilledIn: Story = {
  parameters: { app: { path: `${path}?code=M000042` } },
  play: async (context) => expect(form(context).inviteCode).toHaveValue('M000042'),
};

/** The empty form was sent: each field and the agreement say what they need. */
export const FieldsMissing: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(form(context).submit);
    await expect(await canvas.findByText(t('login:reasons.accountRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.passwordRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.confirmPasswordRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.inviteCodeRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.agreementRequired'))).toBeVisible();
    await expect(form(context).account).toHaveFocus();
  },
};

/** The browser fills in every field without an event. */
async function fillByBrowser(context: Context): Promise<void> {
  const { account, password, confirmPassword, inviteCode, agreed } = form(context);
  await context.userEvent.click(agreed);
  fillSilently(account, newcomer.account);
  fillSilently(password, newcomer.password);
  fillSilently(confirmPassword, newcomer.confirmPassword);
  fillSilently(inviteCode, newcomer.inviteCode);
}

/** The browser has filled in the account, a suggested password and the rest: no error asks for them. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { account, password } = form(context);
    await expect(password).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'));
    await expect(password).toHaveAttribute('pattern', '[A-Za-z0-9]{8,}');
    await fillByBrowser(context);
    await expect(account).toHaveValue(newcomer.account);
    await expect(account).toBeValid();
    await expect(password).toBeValid();
  },
};

/** The visitor sent what the browser had filled in: registering succeeded, and the home screen follows. */
export const SentAsFilledByBrowser: Story = {
  play: async (context) => {
    await fillByBrowser(context);
    await context.userEvent.click(form(context).submit);
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/** A password with a space is typed: its error names the space as not allowed. */
export const PasswordWithOtherSigns: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    const sentence = (sign: string) => context.canvas.findByText(t('login:reasons.passwordSign', { sign }));
    await fillIn(context, { password: 'Ab-cd_1234', confirmPassword: 'Ab-cd_1234' });
    await expect(await sentence('-')).toBeVisible();
    await context.userEvent.clear(form(context).password);
    await context.userEvent.type(form(context).password, 'abcd 1234');
    await expect(await sentence(t('login:reasons.space'))).toBeVisible();
    await expect(isSignedIn()).toBe(false);
  },
};

const wrong = { account: '80123A5678', password: 'abc', confirmPassword: 'abd' };

/**
 * A capital letter in the account, a weak password and a different confirmation: each field has its error.
 */
export const WrongAccountAndPasswords: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await fillIn(context, wrong);
    await expect(await canvas.findByText(t('login:reasons.accountCapitals'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.passwordWeak'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.confirmPasswordDiffers'))).toBeVisible();
    await expect(isSignedIn()).toBe(false);
  },
};

/** Account and password are typed again: the account lacks a digit, and the passwords now match. */
export const AccountAndPasswordsTypedAgain: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await fillIn(context, wrong);
    await canvas.findByText(t('login:reasons.confirmPasswordDiffers'));
    await userEvent.clear(form(context).account);
    await userEvent.type(form(context).account, '801234567');
    await expect(await canvas.findByText(t('login:reasons.accountTenDigits'))).toBeVisible();
    await userEvent.clear(form(context).password);
    await userEvent.type(form(context).password, 'abd');
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.confirmPasswordDiffers'))).toBeNull());
    await expect(isSignedIn()).toBe(false);
  },
};

/** A phone number is typed with its country code: a note names the ten digits that will be registered. */
export const PhoneNumberInTenDigits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const hint = storyText(context)('login:register.accountHint', { account: newcomer.account });
    await userEvent.type(form(context).account, newcomer.account);
    await expect(canvas.queryByText(hint)).toBeNull();
    await userEvent.clear(form(context).account);
    await userEvent.type(form(context).account, '+81 80-1234-5678');
    await expect(await canvas.findByText(hint)).toBeVisible();
  },
};

/** Registering succeeded: the new member is logged in, and the home screen follows. */
export const RegistersAndSignsIn: Story = {
  play: async (context) => {
    await fillIn(context, { account: '080-1234-5678' });
    await expectLeadsTo(context, '/home/index');
    await expect(window.localStorage.getItem('account')).toBe(newcomer.account);
    // The agreement and its time are stored on the exchange and on this device.
    const { agreement, registeredAt } = await storyExchange(context).store.transact(
      ({ world }) => structuredClone(world.members[newcomer.account]) ?? { agreement: null, registeredAt: 0 },
    );
    await expect(agreement).toEqual({ version: agreementVersion, agreedAt: registeredAt });
    await expect(agreementOf(newcomer.account)).toEqual({ account: newcomer.account, ...agreement });
  },
};

/** Registering was opened for a certain screen and succeeded: that screen follows. */
export const LeadsBackToRequestedScreen: Story = {
  parameters: { app: { path: `${path}?to=%2Fmarket%2Fmarket` } },
  play: async (context) => {
    await fillIn(context);
    await expectLeadsTo(context, '/market/market');
  },
};

/** The form is being sent to a slow server: the button is off and shows dots. */
export const SlowServer: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang', '/user/Register')] } },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(form(context).submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/**
 * No answer came: an alert says that the member may already be registered, and should try to log in first.
 */
export const NoAnswer: Story = {
  tags: ['unknown'],
  parameters: { app: { faults: [fault('offline', '/user/Register')] } },
  play: async (context) => {
    const t = storyText(context);
    await fillIn(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('common:failure.noAnswer'));
    await expect(alert).toHaveTextContent(t('login:register.unknown'));
  },
};

/** The connection is lost when the form is sent: an alert says so, and to try the login first. */
export const Offline: Story = {
  tags: ['offline'],
  parameters: { app: { faults: [fault('offline')] } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.noAnswer'),
    );
    await expect(isSignedIn()).toBe(false);
  },
};

/** The server's answer can't be read: an alert says so. */
export const Malformed: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('nullData', '/user/Register')] } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.malformed'),
    );
  },
};
