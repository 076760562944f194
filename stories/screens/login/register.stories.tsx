import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { agreementVersion } from '../../../mocks/exchange/content/documents';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { brokerInviteCode } from '../../../mocks/exchange/members/register';
import { fault } from '../../../mocks/faults';
import { Register } from '../../../src/screens/login/Register';
import { agreementOf } from '../../../src/session/agreement';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';

const path = '/login/register';
const meta = {
  title: 'Screens/login/register',
  component: Register,
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Register>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const newcomer = {
  account: '8012345678',
  password: 'abcd1234',
  confirmPassword: 'abcd1234',
  inviteCode: brokerInviteCode,
};

/** The parts of the form, in the locale of the story. */
function form({ canvas, loaded }: Context) {
  const t = storyText({ loaded });
  const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
  return {
    account: field(t('login:login.account')),
    password: field(t('login:login.password')),
    confirmPassword: field(t('login:register.confirmPassword')),
    inviteCode: field(t('login:register.inviteCode')),
    agreed: canvas.getByRole('checkbox'),
    submit: canvas.getByRole('button', { name: t('login:register.submit') }),
  };
}

/** Types into every field and presses the button. */
async function fillIn(context: Context, typed: Partial<typeof newcomer> = {}) {
  const { userEvent } = context;
  const fields = form(context);
  const values = { ...newcomer, ...typed };
  await userEvent.type(fields.account, values.account);
  await userEvent.type(fields.password, values.password);
  await userEvent.type(fields.confirmPassword, values.confirmPassword);
  await userEvent.type(fields.inviteCode, values.inviteCode);
  await userEvent.click(fields.agreed);
  await userEvent.click(fields.submit);
}

const isSignedIn = () => window.localStorage.getItem('tokend') !== null;

/** Hints are below their fields. The demonstration also shows a valid code. */
export const Default: Story = {
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

/** Opened from an invitation: the code is filled in. */
export const InvitationCodeFilledIn: Story = {
  parameters: { app: { path: `${path}?code=M000042` } },
  play: async (context) => expect(form(context).inviteCode).toHaveValue('M000042'),
};

/** Empty fields say what they need. */
export const FieldsMissing: Story = {
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

/** Capital letters, a weak password, a different confirmation: each has an error, which goes when corrected. */
export const WrongAccountAndPasswords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await fillIn(context, { account: '80123A5678', password: 'abc', confirmPassword: 'abd' });
    await expect(await canvas.findByText(t('login:reasons.accountCapitals'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.passwordWeak'))).toBeVisible();
    await expect(await canvas.findByText(t('login:reasons.confirmPasswordDiffers'))).toBeVisible();
    await userEvent.clear(form(context).account);
    await userEvent.type(form(context).account, '801234567');
    await expect(await canvas.findByText(t('login:reasons.accountTenDigits'))).toBeVisible();
    await userEvent.clear(form(context).password);
    await userEvent.type(form(context).password, 'abd');
    await waitFor(() => expect(canvas.queryByText(t('login:reasons.confirmPasswordDiffers'))).toBeNull());
    await expect(isSignedIn()).toBe(false);
  },
};

/** A number with a country code is shown as the ten digits that will be registered, before sending. */
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

/** A new member is signed in and sees the home screen. */
export const RegistersAndSignsIn: Story = {
  play: async (context) => {
    await fillIn(context, { account: '080-1234-5678' });
    await waitFor(() => expect(window.location.hash).toBe('#/home/index'));
    await expect(window.localStorage.getItem('account')).toBe(newcomer.account);
    // The agreement and its time are stored on the exchange and on this device.
    const { agreement, registeredAt } = await storyExchange(context).store.transact(
      ({ world }) => structuredClone(world.members[newcomer.account]) ?? { agreement: null, registeredAt: 0 },
    );
    await expect(agreement).toEqual({ version: agreementVersion, agreedAt: registeredAt });
    await expect(agreementOf(newcomer.account)).toEqual({ account: newcomer.account, ...agreement });
  },
};

/** Registering returns to the requested screen. */
export const LeadsBackToRequestedScreen: Story = {
  parameters: { app: { path: `${path}?to=%2Fmarket%2Fmarket` } },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(window.location.hash).toBe('#/market/market'));
  },
};

const isRefused =
  (
    key: 'numberRegistered' | 'accountExists' | 'inviterNotFound',
    field: 'account' | 'inviteCode',
    typed: Partial<typeof newcomer>,
  ): Play =>
  async (context) => {
    await fillIn(context, typed);
    const fields = form(context);
    const text = storyText(context)(`errors:${key}`);
    await waitFor(() => expect(fields[field]).toHaveAccessibleDescription(expect.stringContaining(text)));
    await expect(fields[field]).toBeInvalid();
    await waitFor(() => expect(fields[field]).toHaveFocus());
    // Only the wrong field has to be typed again.
    await expect(fields.password).toHaveValue(newcomer.password);
    await expect(fields.confirmPassword).toHaveValue(newcomer.confirmPassword);
    await expect(isSignedIn()).toBe(false);
  };

export const NumberTaken: Story = {
  play: isRefused('numberRegistered', 'account', { account: demoMember.account }),
};

/** The number of a disabled account cannot be registered again. */
export const NumberOfDisabledAccount: Story = {
  parameters: { app: { path, scenario: 'disabled' } },
  play: isRefused('accountExists', 'account', { account: demoMember.account }),
};

/** The toast covers no field. The error goes when the code is corrected. */
export const UnknownInviter: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await isRefused('inviterNotFound', 'inviteCode', { inviteCode: 'NOBODY' })(context);
    const toast = await within(document.body).findByText(storyText(context)('errors:inviterNotFound'), {
      selector: '[data-toast] p',
    });
    const { account, inviteCode } = form(context);
    await expect(toast.closest('[data-toast]')?.getBoundingClientRect().bottom).toBeLessThan(
      account.getBoundingClientRect().top,
    );
    await userEvent.clear(inviteCode);
    await userEvent.type(inviteCode, brokerInviteCode);
    await waitFor(() => expect(inviteCode).toBeValid());
  },
};

/** While the call runs the button keeps its label and is marked busy. */
export const SlowServer: Story = {
  parameters: { app: { faults: [fault('hang', '/user/Register')] } },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(form(context).submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** No answer came: it may have been carried out. The form says what to try first. */
export const NoAnswer: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Register')] } },
  play: async (context) => {
    const t = storyText(context);
    await fillIn(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('common:failure.offline'));
    await expect(alert).toHaveTextContent(t('login:register.unknown'));
  },
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('nullData', '/user/Register')] } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.malformed'),
    );
  },
};
