import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { Login } from '../../../src/screens/login/Login';
import { anotherSite, expectAnotherSite } from '../../support/anotherSite';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, storyExchange } from '../../support/exchange';
import { closeByBack } from '../../support/navigation';
import { storyText } from '../../support/storyText';
import { form, isSignedIn, logIn } from './loginSteps';

const path = '/login/login';
const meta = {
  title: 'Screens/login/login',
  component: Login,
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const fields = form(context);
    await expect(await context.canvas.findByText(t('login:login.demoTitle'))).toBeVisible();
    await expect(fields.account()).toHaveAttribute('autocomplete', 'username');
    await expect(fields.password()).toHaveAttribute('autocomplete', 'current-password');
    await expect(fields.password()).toHaveAttribute('type', 'password');
    await expect(fields.agreed()).not.toBeChecked();
    await expect(await context.canvas.findByText(t('login:login.toRegister'))).toHaveAttribute(
      'href',
      '#/login/register',
    );
  },
};

/** With a real server nothing mentions a demo account. */
export const RealServerWithoutDemoAccount: Story = {
  parameters: { app: { faults: [fault('empty', '/common/config')] } },
  play: async (context) => {
    await expect(form(context).submit()).toBeVisible();
    await expect(context.canvas.queryByText(storyText(context)('login:login.demoTitle'))).toBeNull();
  },
};

/** After the demo member has chosen another password, the hint no longer offers the first one. */
export const DemoPasswordChanged: Story = {
  beforeEach: prepareExchange((_, member) => {
    member.password = 'another1';
  }),
  play: async (context) => {
    const t = storyText(context);
    const { account } = demoMember;
    await expect(await context.canvas.findByText(t('login:login.demoChanged', { account }))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('login:login.demoFill') })).toBeNull();
  },
};

/** The demo account is filled in. The agreement stays unticked. */
export const Filled: Story = {
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

/** The account that last signed in on this device is filled in. */
export const LastAccountFilledIn: Story = {
  beforeEach: () => window.localStorage.setItem('account', demoMember.account),
  play: async (context) => {
    await expect(form(context).account()).toHaveValue(demoMember.account);
    await expect(form(context).password()).toHaveValue('');
  },
};

/** No call resets a password: the sheet says what to do instead, with customer service. Input is kept. */
export const PasswordForgotten: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(form(context).account(), demoMember.account);
    await userEvent.click(await canvas.findByRole('button', { name: t('login:forgot.open') }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('login:forgot.title') }));
    await expect(await sheet.findByText(t('login:forgot.check'))).toBeVisible();
    await expect(await sheet.findByText(t('login:forgot.meanwhile'))).toBeVisible();
    await expect(await sheet.findByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
    await closeByBack();
    await expect(form(context).account()).toHaveValue(demoMember.account);
  },
};

/** Customer service is available before any refusal. */
export const ContactOfCustomerService: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = storyText(context)('login:choice.contact');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const sheet = within(await within(document.body).findByRole('dialog', { name }));
    await expect(await sheet.findByRole('link', { name: /@/ })).toBeVisible();
    await closeByBack();
  },
};

/** Empty fields say what they need, and nothing is sent. */
export const FieldsMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByText(t('login:reasons.accountRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.passwordRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.agreementRequired'))).toBeVisible();
    await expect(form(context).account()).toHaveFocus();
    await userEvent.type(form(context).account(), '1');
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.accountRequired'))).toBeNull());
  },
};

/** The password can be shown and hidden. */
export const PasswordShown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(form(context).password(), 'abcd1234');
    await userEvent.click(await canvas.findByRole('button', { name: t('login:login.showPassword') }));
    await expect(form(context).password()).toHaveAttribute('type', 'text');
    await expect(await canvas.findByRole('button', { name: t('login:login.hidePassword') })).toBeVisible();
  },
};

/** Signs in and opens the home screen. */
export const SignsInToHomeScreen: Story = {
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/home/index'));
    await expect(isSignedIn()).toBe(true);
  },
};

/** A number with a country code becomes ten digits, with a note, and is sent so. */
export const TypedWithCountryCode: Story = {
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    const hint = storyText({ loaded })('login:login.accountHint', { account: demoMember.account });
    await userEvent.type(form(context).account(), '+81 90-1234-5678');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await userEvent.clear(form(context).account());
    await logIn(context, { account: '０９０ー１２３４ー５６７８' });
    await waitFor(() => expect(isSignedIn()).toBe(true));
  },
};

/** Signing in returns to the requested screen. */
export const LeadsBackToRequestedScreen: Story = {
  parameters: { app: { path: `${path}?to=%2Fmarket%2Fmarket%3Fexchange%3DTSE` } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/market/market?exchange=TSE'));
  },
};

/** A return address on another site opens the home screen instead. */
export const LeadsNowhereElse: Story = {
  parameters: { app: { path: `${path}?to=%2F%2Fexample.com` } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/home/index'));
  },
};

/** A double tap sends one call. */
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

/** While the call runs the button keeps its label and is marked busy. */
export const SlowServer: Story = {
  parameters: { app: { faults: [fault('hang', '/user/Login')] } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(form(context).submit()).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Another site configuration: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: ({ canvasElement }) => expectAnotherSite(canvasElement),
};
