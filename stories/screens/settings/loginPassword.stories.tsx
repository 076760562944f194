import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { enterWrongLoginPasswords } from '../../../mocks/exchange/identity/seed';
import { openSession } from '../../../mocks/exchange/login/sessions';
import { fault } from '../../../mocks/faults';
import { changeLoginPassword } from '../../../src/api/contract/settings';
import type { QualifiedKey } from '../../../src/i18n/text';
import { LoginPassword } from '../../../src/screens/settings/LoginPassword';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, restrict, withExchange } from '../../support/exchange';
import { fillSilently } from '../../support/forms';
import { dropResponse } from '../../support/network';
import { leaveFocus, pressWhenReady } from '../../support/presses';
import { expectServiceOpens } from '../../support/service';
import { endSessionAt, expectSessionEnded } from '../../support/sessionEnd';
import { joinLabels, storyText } from '../../support/storyText';
import { expectBlocked, typeSecrets } from './passwordSteps';

const meta = {
  title: 'Screens/user/loginPassword',
  component: LoginPassword,
  parameters: { app: { path: '/user/loginPassword', scenario: 'newcomer' } },
} satisfies Meta<typeof LoginPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'settings:login.submit';
const newPassword = 'tokyo2026';

const type = (context: Context, present = demoMember.password, next = newPassword, again = next) =>
  typeSecrets(context, [
    ['settings:login.present', present],
    ['settings:login.wanted', next],
    ['settings:login.again', again],
  ]);

const press = async (context: Context) =>
  pressWhenReady(await context.canvas.findByRole('button', { name: storyText(context)(submit) }));

const passwordNow = (context: Context) => withExchange(context, (_, member) => member.password);

/** Password managers find the account, and what a new password needs. */
async function expectRulesForPasswordManagers(context: Context): Promise<void> {
  const t = storyText(context);
  for (const name of ['settings:login.wanted', 'settings:login.again'] as const) {
    const field = await context.canvas.findByLabelText(t(name), { selector: 'input' });
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('minlength', '8');
    await expect(field).toHaveAttribute('pattern', '[A-Za-z0-9]{8,}');
    await expect(field).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'));
  }
  const account = context.canvasElement.querySelector('[autocomplete="username"]');
  await expect(account).toHaveValue(demoMember.account);
  await expect(account).not.toBeVisible();
}

/** The form as it opens: what a password needs, that other devices are logged out, and what is missing. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(new RegExp(t('settings:login.others')))).toBeVisible();
    const all = joinLabels(context, [
      'settings:login.present',
      'settings:login.wanted',
      'settings:login.again',
    ]);
    await expectBlocked(context, submit, t('settings:password.missing', { fields: all }));
    await expectServiceOpens(context);
    await expectRulesForPasswordManagers(context);
  },
};

/** The password was changed: the screen says so, and that other devices were logged out. */
export const PasswordChanged: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const elsewhere = 'token of another device';
    await withExchange(context, (exchange, member) => openSession(exchange, member, elsewhere));
    await type(context);
    await press(context);
    await expect(await context.canvas.findByText(t('settings:login.done'))).toBeVisible();
    await expect(await passwordNow(context)).toBe(newPassword);
    const sessions = await withExchange(context, ({ world }) => Object.keys(world.sessions));
    await expect(sessions).not.toContain(elsewhere);
    await expect(sessions).toContain(window.localStorage.getItem('tokend'));
    await expect(await context.canvas.findByRole('link', { name: t('settings:back') })).toHaveAttribute(
      'href',
      '#/user/setting',
    );
  },
};

/** The current password was wrong: an alert beside the form says so. */
export const WrongCurrentPassword: Story = {
  tags: ['refused'],
  play: async (context) => {
    await type(context, 'demo4321');
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongOriginalPassword'),
    );
    await expect(await passwordNow(context)).toBe(demoMember.password);
  },
};

/** The current password is being typed again after a refusal: the alert is gone. */
export const RefusalCleared: Story = {
  tags: ['filled'],
  play: async (context) => {
    await type(context, 'demo4321');
    await press(context);
    await context.canvas.findByRole('alert');
    await typeSecrets(context, [['settings:login.present', 'x']]);
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

/**
 * After too many wrong passwords the right one is refused, too: an alert says that none works for some
 * minutes.
 */
export const TooManyWrongPasswords: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(enterWrongLoginPasswords),
  play: async (context) => {
    await type(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('login:login.tooManyTries'),
    );
    await expect(await passwordNow(context)).toBe(demoMember.password);
  },
};

const blockedBy =
  (...reason: Parameters<ReturnType<typeof storyText>>) =>
  async (context: Context) => {
    const message = storyText(context)(...reason);
    await expectBlocked(context, submit, message);
    // At its field, and at the button.
    await expect(await context.canvas.findAllByText(message)).toHaveLength(2);
  };

/** The new password is too short: the field and the button say what it needs. */
export const PasswordTooWeak: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await type(context, demoMember.password, 'abc');
    await blockedBy('login:reasons.passwordWeak')(context);
  },
};

/** The new password has a hyphen: the field and the button name it as not allowed. */
export const SignNotAllowed: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await type(context, demoMember.password, 'Tokyo-2026!');
    await blockedBy('login:reasons.passwordSign', { sign: '-' })(context);
  },
};

async function fillByBrowser(context: Context) {
  const field = (name: QualifiedKey) =>
    context.canvas.findByLabelText(storyText(context)(name), { selector: 'input' });
  fillSilently(await field('settings:login.present'), demoMember.password);
  fillSilently(await field('settings:login.wanted'), newPassword);
  fillSilently(await field('settings:login.again'), newPassword);
}

/** The browser has filled in the passwords: the button is on. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await fillByBrowser(context);
    const again = t('settings:login.again');
    await context.userEvent.click(await context.canvas.findByLabelText(again, { selector: 'input' }));
    leaveFocus();
    const button = await context.canvas.findByRole('button', { name: t(submit) });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

/** The passwords that the browser had filled in were sent: the screen says that the password was changed. */
export const SentAsFilledByTheBrowser: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fillByBrowser(context);
    await press(context);
    const done = storyText(context)('settings:login.done');
    await expect(await context.canvas.findByText(done)).toBeVisible();
    await expect(await passwordNow(context)).toBe(newPassword);
  },
};

/** The new password is the current one: the field and the button say so. */
export const Unchanged: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await type(context, demoMember.password, demoMember.password);
    await blockedBy('settings:reasons.unchanged')(context);
  },
};

/** The new password is typed differently the second time: the field and the button say so. */
export const ConfirmationDiffers: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await type(context, demoMember.password, newPassword, 'tokyo2027');
    await blockedBy('settings:reasons.differs')(context);
  },
};

/** The password was changed on another phone: an alert says that the current one is wrong. */
export const PasswordChangedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    await withExchange(context, (_, member) => {
      member.password = 'osaka2026';
    });
    await type(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongOriginalPassword'),
    );
  },
};

/** No answer came: an alert says that the password may have been changed, and to try the new one first. */
export const NoAnswer: Story = {
  tags: ['unknown'],
  play: async (context) => {
    dropResponse(context, changeLoginPassword);
    await type(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('settings:password.unanswered'),
    );
    await expect(await passwordNow(context)).toBe(newPassword);
  },
};

/**
 * The server reports an error: an alert says that the password may have been changed, and to try the new one
 * first.
 */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/user/ChangeLoginPassword')] } },
  play: async (context) => {
    await type(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('settings:password.unanswered'),
    );
    await expect(await passwordNow(context)).toBe(demoMember.password);
  },
};

/** A frozen account can still get a new password, which helps if it was stolen. */
export const Frozen: Story = {
  tags: ['sent'],
  beforeEach: prepareExchange(restrict('frozen')),
  play: async (context) => {
    await type(context);
    await press(context);
    await expect(await context.canvas.findByText(storyText(context)('settings:login.done'))).toBeVisible();
    await expect(await passwordNow(context)).toBe(newPassword);
  },
};

/** The session ended on another device: nothing is changed, and the login opens in a moment. */
export const SessionEnded: Story = {
  tags: ['refused'],
  play: async (context) => {
    await type(context);
    endSessionAt(context, changeLoginPassword);
    await press(context);
    await expectSessionEnded(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(await passwordNow(context)).toBe(demoMember.password);
  },
};

/** The current password was made visible; the new one is still hidden. */
export const CurrentPasswordShown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await type(context);
    const [show] = await canvas.findAllByRole('button', { name: t('settings:password.show') });
    await userEvent.click(show as HTMLElement);
    await expect(
      await canvas.findByLabelText(t('settings:login.present'), { selector: 'input' }),
    ).toHaveAttribute('type', 'text');
    await expect(
      await canvas.findByLabelText(t('settings:login.wanted'), { selector: 'input' }),
    ).toHaveAttribute('type', 'password');
  },
};
