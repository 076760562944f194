import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { brokerInviteCode } from '../../../mocks/exchange/login/register';
import { fault } from '../../../mocks/faults';
import { Register } from '../../../src/screens/login/Register';
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
type Play = NonNullable<Story['play']>;

const isRefused =
  (
    key: 'numberRegistered' | 'accountExists' | 'inviterNotFound' | 'passwordsDiffer',
    field: 'account' | 'inviteCode' | 'confirmPassword',
    typed?: Partial<typeof newcomer>,
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

/**
 * The phone number is already registered: its field says so and has the focus, and everything else is kept.
 */
export const NumberTaken: Story = {
  tags: ['refused'],
  play: isRefused('numberRegistered', 'account', { account: demoMember.account }),
};

/** The phone number belongs to a disabled account: its field says that this account already exists. */
export const NumberOfDisabledAccount: Story = {
  tags: ['refused'],
  parameters: { app: { path, scenario: 'disabled' } },
  play: isRefused('accountExists', 'account', { account: demoMember.account }),
};

/** The invite code belongs to nobody: its field says so, and everything else is kept. */
export const UnknownInviter: Story = {
  tags: ['refused'],
  play: async (context) => {
    await isRefused('inviterNotFound', 'inviteCode', { inviteCode: 'NOBODY' })(context);
    const toast = await within(document.body).findByText(storyText(context)('errors:inviterNotFound'), {
      selector: '[data-toast] p',
    });
    const { account } = form(context);
    await expect(toast.closest('[data-toast]')?.getBoundingClientRect().bottom).toBeLessThan(
      account.getBoundingClientRect().top,
    );
  },
};

/** The invite code was corrected after a refusal: its error is gone. */
export const UnknownInviterCorrected: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { userEvent } = context;
    await isRefused('inviterNotFound', 'inviteCode', { inviteCode: 'NOBODY' })(context);
    const { inviteCode } = form(context);
    await userEvent.clear(inviteCode);
    await userEvent.type(inviteCode, brokerInviteCode);
    await waitFor(() => expect(inviteCode).toBeValid());
  },
};

/** The server compares the passwords, too: the second field says that they differ, although they look alike here. */
export const PasswordsDifferForTheServer: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/Register', 'passwordsDiffer')] } },
  play: isRefused('passwordsDiffer', 'confirmPassword'),
};

/** The server could not register the account, for no single field: an alert says so, and everything is kept. */
export const RegistrationFailed: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/Register', 'registrationFailed')] } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:registrationFailed'),
    );
    await expect(form(context).account).toHaveValue(newcomer.account);
    await expect(isSignedIn()).toBe(false);
  },
};
