import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { enterWrongLoginPasswords } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { Login } from '../../../src/screens/login/Login';
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

/** The refusal stays beside the form until the input changes. */
export const WrongPassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn(context, { password: 'wrong1234' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongAccountOrPassword'),
    );
    await userEvent.type(form(context).password(), '5');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(isSignedIn()).toBe(false);
  },
};

const isRefused =
  (key: 'accountNotFound' | 'loginBanned' | 'accountDisabled', typed?: Typed): Play =>
  async (context) => {
    await logIn(context, typed);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`errors:${key}`),
    );
    await expect(isSignedIn()).toBe(false);
  };

export const UnknownAccount: Story = { play: isRefused('accountNotFound', { account: '9000000000' }) };

/** After ten wrong passwords the right one is refused too, for some minutes. */
export const TooManyWrongPasswords: Story = {
  beforeEach: prepareExchange(enterWrongLoginPasswords),
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('login:login.tooManyTries'),
    );
    await expect(isSignedIn()).toBe(false);
  },
};

/** A banned account gets a link to customer service with the refusal. */
export const LoginBanned: Story = {
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

export const Disabled: Story = {
  parameters: { app: { scenario: 'disabled' } },
  play: isRefused('accountDisabled'),
};

const fails =
  (key: 'offline' | 'server' | 'malformed'): Play =>
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

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Login')] } },
  play: fails('offline'),
};

export const Fails: Story = {
  parameters: { app: { faults: [fault('serverError', '/user/Login')] } },
  play: fails('server'),
};

/** A 401 from the login itself is shown in place, without a redirect. */
export const UnauthorizedWithoutRedirect: Story = {
  parameters: { app: { faults: [fault('unauthorized', '/user/Login')] } },
  play: async (context) => {
    await fails('server')(context);
    await expect(window.location.hash).toBe('#/login/login');
  },
};

/** The server answers with HTML. */
export const Malformed: Story = {
  parameters: { app: { faults: [fault('html', '/user/Login')] } },
  play: fails('malformed'),
};

const longMessage =
  'この口座については現在、書面による確認の手続きが進められており、完了するまでログインできません。' +
  'Reference: 4f9c0c1e8a7b4d52b6f0e1d2c3b4a5968778695a4b3c2d1e0f.';

/** A message that is not in the catalogue is shown unchanged, whatever its length. */
export const LongRefusal: Story = {
  parameters: { app: { faults: [fault('refuse', '/user/Login', longMessage)] } },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(longMessage);
  },
};
