import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { Login } from '../../../src/screens/login/Login';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';

const path = '/login/login';
const meta = {
  title: 'Screens/login/login',
  component: Login,
  tags: ['!autodocs'],
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** The parts of the form, in the locale of the story. */
function form({ canvas, loaded }: PlayContext) {
  const t = storyText({ loaded });
  return {
    account: () => canvas.getByLabelText<HTMLInputElement>(t('login:login.account')),
    password: () => canvas.getByLabelText<HTMLInputElement>(t('login:login.password')),
    agreed: () => canvas.getByRole<HTMLInputElement>('checkbox'),
    submit: () => canvas.getByRole('button', { name: t('login:login.submit') }),
  };
}

interface Typed {
  account?: string;
  password?: string;
}

/** Types, ticks the agreement, and presses the button. */
async function logIn(context: PlayContext, typed: Typed = {}) {
  const { account, password } = { ...demoMember, ...typed };
  const { userEvent } = context;
  const fields = form(context);
  await userEvent.type(fields.account(), account);
  await userEvent.type(fields.password(), password);
  await userEvent.click(fields.agreed());
  await userEvent.click(fields.submit());
}

const isSignedIn = () => window.localStorage.getItem('tokend') !== null;

export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    const fields = form(context);
    await expect(await context.canvas.findByText(t('login:login.demoTitle'))).toBeVisible();
    await expect(fields.account()).toHaveAttribute('autocomplete', 'username');
    await expect(fields.password()).toHaveAttribute('autocomplete', 'current-password');
    await expect(fields.password()).toHaveAttribute('type', 'password');
    await expect(fields.agreed()).not.toBeChecked();
    await expect(context.canvas.getByText(t('login:login.toRegister'))).toHaveAttribute(
      'href',
      '#/login/register',
    );
  },
};

/** A real server stands behind it: no word of a demo account. */
export const RealServer: Story = {
  parameters: { app: { faults: [fault('empty', '/common/config')] } },
  play: async (context) => {
    await expect(form(context).submit()).toBeVisible();
    await expect(context.canvas.queryByText(storyText(context)('login:login.demoTitle'))).toBeNull();
  },
};

/** The demo account is filled in; what is agreed to stays the member's to tick. */
export const FilledIn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const fields = form(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText(context)('login:login.demoFill') }),
    );
    await expect(fields.account()).toHaveValue(demoMember.account);
    await expect(fields.password()).toHaveValue(demoMember.password);
    await expect(fields.agreed()).not.toBeChecked();
  },
};

/** The account that signed in last on this device need not be typed again. */
export const Remembered: Story = {
  beforeEach: () => window.localStorage.setItem('account', demoMember.account),
  play: async (context) => {
    await expect(form(context).account()).toHaveValue(demoMember.account);
    await expect(form(context).password()).toHaveValue('');
  },
};

/** Nothing typed: each field says what it needs, and nothing is sent. */
export const Missing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByText(t('login:reasons.accountRequired'))).toBeVisible();
    await expect(canvas.getByText(t('login:reasons.passwordRequired'))).toBeVisible();
    await expect(canvas.getByText(t('login:reasons.agreementRequired'))).toBeVisible();
    await expect(form(context).account()).toHaveFocus();
    await userEvent.type(form(context).account(), '1');
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.accountRequired'))).toBeNull());
  },
};

/** Everything but the agreement. */
export const NotAgreed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(form(context).account(), demoMember.account);
    await userEvent.type(form(context).password(), demoMember.password);
    await userEvent.click(form(context).submit());
    await expect(
      await canvas.findByText(storyText(context)('login:reasons.agreementRequired')),
    ).toBeVisible();
    await expect(isSignedIn()).toBe(false);
  },
};

/** The password can be looked at, and hidden again. */
export const PasswordShown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(form(context).password(), 'abcd1234');
    await userEvent.click(canvas.getByRole('button', { name: t('login:login.showPassword') }));
    await expect(form(context).password()).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: t('login:login.hidePassword') })).toBeVisible();
  },
};

/** Signs in and leads home. */
export const SignsIn: Story = {
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/home/index'));
    await expect(isSignedIn()).toBe(true);
  },
};

/** A number typed as on a business card: read as ten digits, said so, and sent so. */
export const TypedWithCountryCode: Story = {
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    const hint = storyText({ loaded })('login:login.accountHint', { account: demoMember.account });
    await userEvent.type(form(context).account(), '+81 90-1234-5678');
    await expect(canvas.getByText(hint)).toBeVisible();
    await userEvent.clear(form(context).account());
    await logIn(context, { account: '０９０ー１２３４ー５６７８' });
    await waitFor(() => expect(isSignedIn()).toBe(true));
  },
};

/** Leads back to where the member was going. */
export const LeadsBack: Story = {
  parameters: { app: { path: `${path}?to=%2Fmarket%2Fmarket%3Fexchange%3DTSE` } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/market/market?exchange=TSE'));
  },
};

/** A link that would lead to another site leads home. */
export const LeadsNowhereElse: Story = {
  parameters: { app: { path: `${path}?to=%2F%2Fexample.com` } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/home/index'));
  },
};

/** Two taps on the button are one call. */
export const DoubleTap: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const fields = form(context);
    const sessions = () =>
      storyExchange(context).store.transact(({ world }) => Object.keys(world.sessions).length);
    const before = await sessions();
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText(context)('login:login.demoFill') }),
    );
    await userEvent.click(fields.agreed());
    const button = fields.submit();
    button.click();
    button.click();
    await waitFor(() => expect(isSignedIn()).toBe(true));
    await expect(await sessions()).toBe(before + 1);
  },
};

/** Under way: the button keeps its name and says that it is busy. */
export const Slow: Story = {
  parameters: { app: { faults: [fault('hang', '/user/Login')] } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(form(context).submit()).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The refusal stays beside the form until the member changes it. */
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

export const Banned: Story = {
  parameters: { app: { scenario: 'loginBanned' } },
  play: isRefused('loginBanned'),
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
      storyText(context)(`login:failure.${key}`),
    );
    // Nothing of what was typed is lost.
    await expect(form(context).password()).toHaveValue(demoMember.password);
    await expect(form(context).submit()).not.toHaveAttribute('aria-busy');
  };

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Login')] } },
  play: fails('offline'),
};

export const ServerError: Story = {
  parameters: { app: { faults: [fault('serverError', '/user/Login')] } },
  play: fails('server'),
};

/** A 401 from the login itself is told in place, and leads nowhere. */
export const Unauthorized: Story = {
  parameters: { app: { faults: [fault('unauthorized', '/user/Login')] } },
  play: async (context) => {
    await fails('server')(context);
    await expect(window.location.hash).toBe('#/login/login');
  },
};

/** The server answers with a page instead of an answer. */
export const Malformed: Story = {
  parameters: { app: { faults: [fault('html', '/user/Login')] } },
  play: fails('malformed'),
};

const longMessage =
  'この口座については現在、書面による確認の手続きが進められており、完了するまでログインできません。' +
  'Reference: 4f9c0c1e8a7b4d52b6f0e1d2c3b4a5968778695a4b3c2d1e0f.';

/** A message that no catalogue knows is shown as the server wrote it, however long it is. */
export const LongRefusal: Story = {
  parameters: { app: { faults: [fault('refuse', '/user/Login', longMessage)] } },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(longMessage);
  },
};
