import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { Login } from '../../../src/screens/login/Login';
import { anotherSite, expectAnotherSite } from '../../support/anotherSite';
import { pressInComposition } from '../../support/composition';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, storyExchange } from '../../support/exchange';
import { fillSilently } from '../../support/forms';
import { closeByBack, expectLeadsTo } from '../../support/navigation';
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

/**
 * The login as it opens: empty fields, the agreement to tick, and in the demonstration the account to use.
 */
export const Default: Story = {
  tags: ['main'],
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

/** The login of a real server: nothing mentions a demo account. */
export const RealServerWithoutDemoAccount: Story = {
  parameters: { app: { faults: [fault('empty', '/common/config')] } },
  play: async (context) => {
    await expect(form(context).submit()).toBeVisible();
    await expect(context.canvas.queryByText(storyText(context)('login:login.demoTitle'))).toBeNull();
  },
};

/** The demo member has chosen another password: the hint names the account alone. */
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

/** The demo account was filled in by its button: the agreement is still to be ticked. */
export const Filled: Story = {
  tags: ['filled'],
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

/** The browser fills in account and password without an event. */
async function fillByBrowser(context: Context): Promise<void> {
  const fields = form(context);
  await context.userEvent.click(fields.agreed());
  fillSilently(fields.account(), demoMember.account);
  fillSilently(fields.password(), demoMember.password);
}

/** The browser has filled in account and password: no error asks for them. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    await fillByBrowser(context);
    await expect(form(context).account()).toHaveValue(demoMember.account);
    await expect(form(context).account()).toBeValid();
    await expect(form(context).password()).toBeValid();
  },
};

/** The member sent what the browser had filled in: the login succeeded, and the home screen follows. */
export const SentAsFilledByBrowser: Story = {
  play: async (context) => {
    await fillByBrowser(context);
    await context.userEvent.click(form(context).submit());
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/** A password manager filled in and sent the form: the login succeeded, and the home screen follows. */
export const FilledAndSubmittedByTheBrowser: Story = {
  play: async (context) => {
    await fillByBrowser(context);
    form(context).password().form?.requestSubmit();
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/** The browser filled in the account after the form had asked for it: that error is gone. */
export const FilledByTheBrowserAfterAnError: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const fields = form(context);
    await userEvent.click(fields.submit());
    await expect(await canvas.findByText(t('login:reasons.accountRequired'))).toBeVisible();
    fillSilently(fields.account(), demoMember.account);
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.accountRequired'))).toBeNull());
    await expect(fields.account()).toHaveValue(demoMember.account);
  },
};

/** The browser has filled in an account that isn't drawn here and can't be read yet: the form asks for the password alone. */
export const FilledButUnreadable: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const account = form(context).account();
    const matches = (selector: string) =>
      selector.includes(':autofill') || Element.prototype.matches.call(account, selector);
    Object.assign(account, { matches });
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByText(t('login:reasons.passwordRequired'))).toBeVisible();
    await expect(canvas.queryByText(t('login:reasons.accountRequired'))).toBeNull();
    await expect(account).toHaveFocus();
  },
};

/** Enter has ended the composition of an input method in the account: the form isn't sent. */
export const EnterOfAnInputMethod: Story = {
  play: async (context) => {
    await expect(await pressInComposition(form(context).account(), 'Enter')).toBe(false);
  },
};

/** The login on a device that was used before: the account that last logged in is filled in. */
export const LastAccountFilledIn: Story = {
  beforeEach: () => window.localStorage.setItem('account', demoMember.account),
  play: async (context) => {
    await expect(form(context).account()).toHaveValue(demoMember.account);
    await expect(form(context).password()).toHaveValue('');
  },
};

/** The sheet for a member who has forgotten the password: what to do, and whom to write to. */
export const PasswordForgotten: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('login:forgot.open') }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('login:forgot.title') }));
    await expect(await sheet.findByText(t('login:forgot.check'))).toBeVisible();
    await expect(await sheet.findByText(t('login:forgot.meanwhile'))).toBeVisible();
    await expect(await sheet.findByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
  },
};

/** The sheet about a forgotten password was closed: the typed account is still there. */
export const AccountKeptBelowASheet: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(form(context).account(), demoMember.account);
    const name = storyText(context)('login:forgot.open');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await within(document.body).findByRole('dialog');
    await closeByBack();
    await expect(form(context).account()).toHaveValue(demoMember.account);
  },
};

/** The sheet with the addresses of customer service, which is open before the login. */
export const ContactOfCustomerService: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = storyText(context)('login:choice.contact');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const sheet = within(await within(document.body).findByRole('dialog', { name }));
    await expect(await sheet.findByRole('link', { name: /@/ })).toBeVisible();
  },
};

/** The empty form was sent: account, password and agreement say what they need. */
export const FieldsMissing: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(form(context).submit());
    await expect(await canvas.findByText(t('login:reasons.accountRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.passwordRequired'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.agreementRequired'))).toBeVisible();
    await expect(form(context).account()).toHaveFocus();
  },
};

/** The form had asked for the account, which is now being typed: that error is gone. */
export const MissingFieldFilledIn: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(form(context).submit());
    await canvas.findByText(t('login:reasons.accountRequired'));
    await userEvent.type(form(context).account(), '1');
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.accountRequired'))).toBeNull());
  },
};

/** The member has made the password visible: the button beside it hides it again. */
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

/** The login succeeded: the home screen follows. */
export const SignsInToHomeScreen: Story = {
  play: async (context) => {
    await logIn(context);
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/** A phone number is typed with its country code: a note names the ten digits that will be used. */
export const TypedWithCountryCode: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    const hint = storyText({ loaded })('login:login.accountHint', { account: demoMember.account });
    await userEvent.type(form(context).account(), '+81 90-1234-5678');
    await expect(await canvas.findByText(hint)).toBeVisible();
  },
};

/** A phone number typed in full-width digits was accepted: the login succeeded, and the home screen follows. */
export const SignsInInFullWidth: Story = {
  play: async (context) => {
    await logIn(context, { account: '０９０ー１２３４ー５６７８' });
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/** The login was opened for a certain screen and succeeded: that screen follows. */
export const LeadsBackToRequestedScreen: Story = {
  parameters: { app: { path: `${path}?to=%2Fmarket%2Fmarket%3Fexchange%3DTSE` } },
  play: async (context) => {
    await logIn(context);
    await expectLeadsTo(context, '/market/market?exchange=TSE');
  },
};

/** The address named a page of another site to return to: the home screen follows instead. */
export const LeadsNowhereElse: Story = {
  parameters: { app: { path: `${path}?to=%2F%2Fexample.com` } },
  play: async (context) => {
    await logIn(context);
    await expectLeadsTo(context, '/home/index');
  },
};

/** The button was tapped twice: the member is logged in once, and the home screen follows. */
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
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
    await expect(await sessions()).toBe(before + 1);
  },
};

/** The login is being sent to a slow server: the button is off and shows dots. */
export const SlowServer: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang', '/user/Login')] } },
  play: async (context) => {
    await logIn(context);
    await waitFor(() => expect(form(context).submit()).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The login of another site: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: ({ canvasElement }) => expectAnotherSite(canvasElement),
};
