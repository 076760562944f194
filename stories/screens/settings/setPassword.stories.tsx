import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import {
  enterWrongLoginPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../../../mocks/exchange/identity/seed';
import { fault, withFaults } from '../../../mocks/faults';
import { setFundPassword } from '../../../src/api/contract/settings';
import { SetPassword } from '../../../src/screens/settings/SetPassword';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, restrict } from '../../support/exchange';
import { expectLeadsTo } from '../../support/navigation';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { joinLabels, storyText } from '../../support/storyText';
import { fundPassword, newPassword, press } from './fundPasswordSteps';
import { expectBlocked, typeSecrets } from './passwordSteps';

const meta = {
  title: 'Screens/user/setPassword',
  component: SetPassword,
  parameters: { app: { path: '/user/setPassword', scenario: 'newcomer' } },
} satisfies Meta<typeof SetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is a fund password by now: a note says so, above the empty form to change it. */
async function expectFormToChange({ canvas, ...context }: Context): Promise<void> {
  const t = storyText(context);
  await expect(await canvas.findByText(t('settings:fund.setMeanwhile'))).toBeVisible();
  const submit = await canvas.findByRole('button', { name: t('settings:fund.changeSubmit') });
  const names = ['settings:fund.present', 'settings:fund.wanted', 'settings:fund.again'] as const;
  const fields = joinLabels(context, names);
  await expect(submit).toHaveAccessibleDescription(t('settings:password.missing', { fields }));
}

const typeFirst = (context: Context, login = demoMember.password, pin = newPassword, again = pin) =>
  typeSecrets(context, [
    ['settings:fund.loginPassword', login],
    ['settings:fund.wanted', pin],
    ['settings:fund.again', again],
  ]);

/**
 * The form to set the first fund password: the login password confirms the member, and the button says what
 * is missing.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('settings:fund.why'))).toBeVisible();
    const all = joinLabels(context, [
      'settings:fund.loginPassword',
      'settings:fund.wanted',
      'settings:fund.again',
    ]);
    await expectBlocked(context, 'settings:fund.setSubmit', t('settings:password.missing', { fields: all }));
    await expectServiceOpens(context);
  },
};

/** The first fund password was set: the screen says so. */
export const FirstPasswordSet: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByText(storyText(context)('settings:fund.setDone'))).toBeVisible();
    await expect(await fundPassword(context)).toBe(newPassword);
  },
};

/** A frozen account can still get a fund password. */
export const Frozen: Story = {
  tags: ['sent'],
  beforeEach: prepareExchange(restrict('frozen')),
  play: async (context) => {
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByText(storyText(context)('settings:fund.setDone'))).toBeVisible();
    await expect(await fundPassword(context)).toBe(newPassword);
  },
};

/** Sets the first fund password. Resolves with the button that goes on. */
async function setForWithdrawal(context: Context): Promise<HTMLElement> {
  await typeFirst(context);
  await press(context, 'setSubmit');
  return context.canvas.findByRole('button', { name: storyText(context)('settings:goOn') });
}

/** The fund password was set on the way to a withdrawal: a button goes on there. */
export const SetForWithdrawal: Story = {
  tags: ['sent'],
  parameters: { app: { path: '/user/setPassword?to=%2Fuser%2Fwithdraw' } },
  play: async (context) => expect(await setForWithdrawal(context)).toBeVisible(),
};

/** The fund password was set on the way to a withdrawal, and the button was pressed: the withdrawal follows. */
export const BackToTheWithdrawal: Story = {
  parameters: { app: { path: '/user/setPassword?to=%2Fuser%2Fwithdraw' } },
  play: async (context) => {
    await context.userEvent.click(await setForWithdrawal(context));
    await expectLeadsTo(context, '/user/withdraw');
  },
};

/** The login password was wrong: an alert says so, and no fund password is set. */
export const WrongLoginPassword: Story = {
  tags: ['refused'],
  play: async (context) => {
    await typeFirst(context, 'demo4321');
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('settings:fund.wrongLoginPassword'),
    );
    await expect(await fundPassword(context)).toBeUndefined();
  },
};

/**
 * After too many wrong passwords the right one is refused, too: an alert says that none works for some
 * minutes.
 */
export const TooManyWrongLoginPasswords: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(enterWrongLoginPasswords),
  play: async (context) => {
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('login:login.tooManyTries'),
    );
    await expect(await fundPassword(context)).toBeUndefined();
  },
};

/** A fund password was set on another phone: a note says so, above the form to change it. */
export const PasswordSetMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    changeBeforeCall(context, setFundPassword, setSampleFundPassword);
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expectFormToChange(context);
    await expect(await fundPassword(context)).toBe(sampleFundPassword);
  },
};

/** The fund password is typed differently the second time: the field and the button say so. */
export const ConfirmationDiffers: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const differs = storyText(context)('settings:reasons.differs');
    await typeFirst(context, demoMember.password, newPassword, '135792');
    await expectBlocked(context, 'settings:fund.setSubmit', differs);
    await expect(await context.canvas.findAllByText(differs)).toHaveLength(2);
  },
};

/** Four digits are typed: the button asks for six. */
export const PasswordTooShort: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeFirst(context, demoMember.password, '1357');
    await expectBlocked(context, 'settings:fund.setSubmit', storyText(context)('settings:fund.malformed'));
  },
};

const isGuessable = (pin: string, reason: 'repeats' | 'sequence' | 'phoneDigits' | 'date'): Story => ({
  play: async (context) => {
    const message = storyText(context)(`settings:fund.${reason}`);
    await typeFirst(context, demoMember.password, pin);
    await expectBlocked(context, 'settings:fund.setSubmit', message);
    // At the field and at the button.
    await expect(await context.canvas.findAllByText(message)).toHaveLength(2);
    await expect(await fundPassword(context)).toBeUndefined();
  },
});

/** Digits that repeat are typed: the field and the button say that they are easy to guess. */
export const RepeatedDigits: Story = { ...isGuessable('112211', 'repeats'), tags: ['blocked'] };

/** Digits in order are typed: the field and the button say that they are easy to guess. */
export const DigitsInSequence: Story = { ...isGuessable('123456', 'sequence'), tags: ['blocked'] };

/** Digits of the member's phone number are typed: the field and the button ask for others. */
export const DigitsOfThePhoneNumber: Story = {
  ...isGuessable(`0${demoMember.account}`.slice(0, 6), 'phoneDigits'),
  tags: ['blocked'],
};

/** Digits that can be read as a date are typed: the field and the button ask for others. */
export const DigitsOfADate: Story = { ...isGuessable('900215', 'date'), tags: ['blocked'] };

/** The digits that are typed were made visible. */
export const DigitsShown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await typeFirst(context);
    await expect(
      await canvas.findByLabelText(t('settings:fund.wanted'), { selector: 'input' }),
    ).toHaveAttribute('type', 'password');
    await userEvent.click(await canvas.findByRole('switch', { name: t('settings:password.shownDigits') }));
    await expect(
      await canvas.findByLabelText(t('settings:fund.wanted'), { selector: 'input' }),
    ).toHaveAttribute('type', 'text');
  },
};

/** No answer came, and the server can't be reached: an alert says that the password may have been set. */
export const NoAnswer: Story = {
  tags: ['unknown'],
  play: async (context) => {
    const t = storyText(context);
    await typeFirst(context);
    context.msw.use(...withFaults([fault('offline')], []));
    await press(context, 'setSubmit');
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('common:failure.noAnswer'));
    await expect(alert).toHaveTextContent(t('settings:fund.unanswered'));
    await expect(alert).not.toHaveTextContent(t('common:failure.offline'));
  },
};

/** The answer was lost, but the password was set: a note says so, above the form to change it. */
export const SetThoughNoAnswer: Story = {
  tags: ['refused'],
  play: async (context) => {
    dropResponse(context, setFundPassword);
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expectFormToChange(context);
    await expect(await fundPassword(context)).toBe(newPassword);
  },
};

/** The state of the passwords is being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the state of the passwords: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/user/Security'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
