import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { enterWrongLoginPasswords } from '../../../mocks/exchange/identity/seed';
import { openSession } from '../../../mocks/exchange/members/sessions';
import { fault } from '../../../mocks/faults';
import { changeLoginPassword } from '../../../src/api/contract/security';
import { LoginPassword } from '../../../src/screens/user/LoginPassword';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { expectServiceOpens } from '../../support/service';
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

/** The requirements, the effect on other devices, and what is missing. */
export const Default: Story = {
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
  },
};

/** Other devices are signed out; this one is not. */
export const PasswordChanged: Story = {
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

/** The current password is wrong: an error beside the form until it is changed. */
export const WrongCurrentPassword: Story = {
  play: async (context) => {
    await type(context, 'demo4321');
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongOriginalPassword'),
    );
    await typeSecrets(context, [['settings:login.present', 'x']]);
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
    await expect(await passwordNow(context)).toBe(demoMember.password);
  },
};

/** Too many wrong passwords, here or at the login: the right one is refused too, for some minutes. */
export const TooManyWrongPasswords: Story = {
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
  (reason: 'login.malformed' | 'reasons.unchanged' | 'reasons.differs') => async (context: Context) => {
    const message = storyText(context)(`settings:${reason}`);
    await expectBlocked(context, submit, message);
    // At its field, and at the button.
    await expect(await context.canvas.findAllByText(message)).toHaveLength(2);
  };

export const PasswordTooWeak: Story = {
  play: async (context) => {
    await type(context, demoMember.password, 'abc');
    await blockedBy('login.malformed')(context);
  },
};

export const Unchanged: Story = {
  play: async (context) => {
    await type(context, demoMember.password, demoMember.password);
    await blockedBy('reasons.unchanged')(context);
  },
};

export const ConfirmationDiffers: Story = {
  play: async (context) => {
    await type(context, demoMember.password, newPassword, 'tokyo2027');
    await blockedBy('reasons.differs')(context);
  },
};

/** The password was changed on another phone: the typed one is the old one. */
export const PasswordChangedMeanwhile: Story = {
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

/** It was changed, but the response was lost: the form says that this is possible. */
export const NoAnswer: Story = {
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

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/ChangeLoginPassword')] } },
  play: async (context) => {
    await type(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.offline'),
    );
  },
};

/** The passwords can be shown. */
export const PasswordsShown: Story = {
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
