import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agreementVersion } from '../../../mocks/exchange/content/documents';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { Login } from '../../../src/screens/login/Login';
import { agreementOf, keepAgreement } from '../../../src/session/agreement';
import { expectLeadsTo } from '../../support/navigation';
import { storyText } from '../../support/storyText';
import { form, isSignedIn } from './loginSteps';

const path = '/login/login';
const meta = {
  title: 'Screens/login/login',
  component: Login,
  parameters: { app: { path, signedOut: true } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const agreedTo = (version: string) => () => {
  window.localStorage.setItem('account', demoMember.account);
  keepAgreement({ account: demoMember.account, version, agreedAt: Date.UTC(2026, 10, 5, 1, 30) });
};

/** This account has agreed to this version before: the date is shown, and nothing has to be ticked. */
export const AgreedToThisVersionBefore: Story = {
  beforeEach: agreedTo(agreementVersion),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/2026\/11\/05 10:30/)).toHaveTextContent(agreementVersion);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The agreement had been accepted before, so the password was enough: the home screen follows. */
export const AgreedSignsIn: Story = {
  beforeEach: agreedTo(agreementVersion),
  play: async (context) => {
    const { userEvent } = context;
    const fields = form(context);
    await userEvent.type(fields.password(), demoMember.password);
    await userEvent.click(fields.submit());
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
  },
};

/**
 * The agreement has changed since it was accepted: the form says so, and asks for it after the button was
 * pressed.
 */
export const AgreementTextChanged: Story = {
  tags: ['blocked'],
  beforeEach: agreedTo('2025-04-01'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const fields = form(context);
    const changed = t('login:login.agreementChanged', { version: agreementVersion });
    await expect(await canvas.findByText(changed)).toBeVisible();
    await userEvent.type(fields.password(), demoMember.password);
    await userEvent.click(fields.submit());
    await expect(await canvas.findByText(t('login:reasons.agreementRequired'))).toBeVisible();
  },
};

/** The member agreed to the new text of the agreement and logged in: the home screen follows. */
export const AgreedToTheNewText: Story = {
  beforeEach: agreedTo('2025-04-01'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const fields = form(context);
    // The version comes from the site's configuration, which the app loads before it is mounted.
    const changed = storyText(context)('login:login.agreementChanged', { version: agreementVersion });
    await canvas.findByText(changed);
    await userEvent.type(fields.password(), demoMember.password);
    await userEvent.click(fields.agreed());
    await userEvent.click(fields.submit());
    await expectLeadsTo(context, '/home/index');
    await expect(isSignedIn()).toBe(true);
    await expect(agreementOf(demoMember.account)?.version).toBe(agreementVersion);
  },
};

/** Another account is typed on this device: the agreement has to be ticked for it. */
export const AnotherAccountMustAgree: Story = {
  beforeEach: agreedTo(agreementVersion),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(form(context).account());
    await userEvent.type(form(context).account(), '8012345678');
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};

/** Everything is filled in but the agreement: the form asks for it after the button was pressed. */
export const AgreementNotTicked: Story = {
  tags: ['blocked'],
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
