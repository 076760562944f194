import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { enterWrongLoginPasswords } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import type { MessageKey } from '../../../src/api/contract/messageKeys';
import { Login } from '../../../src/screens/login/Login';
import type { Context } from '../../support/context';
import { prepareExchange } from '../../support/exchange';
import { closeByBack } from '../../support/navigation';
import { storyText } from '../../support/storyText';
import { form, isSignedIn, logIn, type Typed } from './loginSteps';

const path = '/login/login';
const meta = {
  title: 'Screens/login/login',
  component: Login,
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Logs in with a wrong password, and expects the refusal. */
async function typeWrongPassword(context: Context): Promise<void> {
  await logIn(context, { password: 'wrong1234' });
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
    storyText(context)('errors:wrongAccountOrPassword'),
  );
  await expect(isSignedIn()).toBe(false);
}

/** The password was wrong: an alert beside the form says that account or password is. */
export const WrongPassword: Story = {
  tags: ['refused'],
  play: typeWrongPassword,
};

/** The password is being typed again after a refusal: the alert is gone. */
export const WrongPasswordCleared: Story = {
  play: async (context) => {
    await typeWrongPassword(context);
    await context.userEvent.type(form(context).password(), '5');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

/** A second password was wrong, too: an alert refuses it again. */
export const WrongPasswordTwice: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeWrongPassword(context);
    await userEvent.type(form(context).password(), '5');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(isSignedIn()).toBe(false);
  },
};

const isRefused =
  (key: MessageKey, typed?: Typed): Play =>
  async (context) => {
    await logIn(context, typed);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`errors:${key}`),
    );
    await expect(isSignedIn()).toBe(false);
  };

/** No account has this number: an alert says so, and suggests to check it or to register. */
export const UnknownAccount: Story = {
  tags: ['refused'],
  play: isRefused('accountNotFound', { account: '9000000000' }),
};

const refusedBy = (key: MessageKey): Story => ({
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/Login', key)] } },
  play: isRefused(key),
});

/** The server refuses an account that the app takes for valid: an alert says that it must have ten digits. */
export const AccountNotTenDigits: Story = refusedBy('accountNotTenDigits');

/** The account that was typed did not reach the server: an alert says that it is missing. */
export const AccountEmpty: Story = refusedBy('accountEmpty');

/** The password that was typed did not reach the server: an alert says that it is missing. */
export const PasswordEmpty: Story = refusedBy('passwordEmpty');

/**
 * After ten wrong passwords the right one is refused, too: an alert says that none works for some minutes.
 */
export const TooManyWrongPasswords: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(enterWrongLoginPasswords),
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('login:login.tooManyTries'),
    );
    await expect(isSignedIn()).toBe(false);
  },
};

/** The account is banned from logging in: an alert says so, with a button to contact customer service. */
export const LoginBanned: Story = {
  tags: ['refused'],
  parameters: { app: { scenario: 'loginBanned' } },
  play: async (context) => {
    await isRefused('loginBanned')(context);
    const name = storyText(context)('login:choice.contact');
    const alert = within(await context.canvas.findByRole('alert'));
    await context.userEvent.click(await alert.findByRole('button', { name }));
    const sheet = within(await within(document.body).findByRole('dialog', { name }));
    await expect(await sheet.findByRole('link', { name: /@/ })).toBeVisible();
    await closeByBack();
    // Opening customer service does not change the refusal.
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

/** The account is disabled: an alert says so, and refers to customer service. */
export const Disabled: Story = {
  tags: ['refused'],
  parameters: { app: { scenario: 'disabled' } },
  play: isRefused('accountDisabled'),
};

const fails =
  (key: 'offline' | 'server' | 'malformed' | 'notAccepted'): Play =>
  async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`common:failure.${key}`),
    );
    // The account is kept. A password is cleared after sending.
    await waitFor(() => expect(form(context).password()).toHaveValue(''));
    await expect(form(context).account()).toHaveValue(demoMember.account);
    await expect(form(context).submit()).not.toHaveAttribute('aria-busy');
  };

/**
 * There was no connection when the form was sent: an alert says so. The account is kept, the password
 * cleared.
 */
export const Offline: Story = {
  tags: ['offline'],
  parameters: { app: { faults: [fault('offline', '/user/Login')] } },
  play: fails('offline'),
};

/**
 * The server reports an error when the form is sent: an alert says so. The account is kept, the password
 * cleared.
 */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/user/Login')] } },
  play: fails('server'),
};

/**
 * The server answers the login itself as if a session had ended: an alert reports an error, and the screen
 * stays.
 */
export const UnauthorizedWithoutRedirect: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('unauthorized', '/user/Login')] } },
  play: async (context) => {
    await fails('notAccepted')(context);
    await expect(window.location.hash).toBe('#/login/login');
  },
};

/** The server answers with a web page instead of data: an alert says that the response couldn't be read. */
export const Malformed: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('html', '/user/Login')] } },
  play: fails('malformed'),
};

const longMessage =
  'この口座については現在、書面による確認の手続きが進められており、完了するまでログインできません。' +
  'Reference: 4f9c0c1e8a7b4d52b6f0e1d2c3b4a5968778695a4b3c2d1e0f.';

/** The server refuses with a long message of its own: the alert shows all of it. */
export const LongRefusal: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/Login', longMessage)] } },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(longMessage);
  },
};
