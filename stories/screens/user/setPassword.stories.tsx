import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import {
  enterWrongLoginPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../../../mocks/exchange/identity/seed';
import { setFundPassword } from '../../../src/api/contract/security';
import { SetPassword } from '../../../src/screens/user/SetPassword';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange } from '../../support/exchange';
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

const typeFirst = (context: Context, login = demoMember.password, pin = newPassword, again = pin) =>
  typeSecrets(context, [
    ['settings:fund.loginPassword', login],
    ['settings:fund.wanted', pin],
    ['settings:fund.again', again],
  ]);

/** No fund password is set: the login password confirms the member. */
export const Default: Story = {
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

export const FirstPasswordSet: Story = {
  play: async (context) => {
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByText(storyText(context)('settings:fund.setDone'))).toBeVisible();
    await expect(await fundPassword(context)).toBe(newPassword);
  },
};

/** Setting it during a withdrawal returns there (decision 23). */
export const SetForWithdrawal: Story = {
  parameters: { app: { path: '/user/setPassword?to=%2Fuser%2Fwithdraw' } },
  play: async (context) => {
    await typeFirst(context);
    await press(context, 'setSubmit');
    const continueButton = await context.canvas.findByRole('button', {
      name: storyText(context)('settings:goOn'),
    });
    await context.userEvent.click(continueButton);
    await waitFor(() => expect(window.location.hash).toBe('#/user/withdraw'));
  },
};

/** Somebody else uses the phone. */
export const WrongLoginPassword: Story = {
  play: async (context) => {
    await typeFirst(context, 'demo4321');
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongOriginalPassword'),
    );
    await expect(await fundPassword(context)).toBeUndefined();
  },
};

/** Too many wrong login passwords: the right one is refused too, for some minutes. */
export const TooManyWrongLoginPasswords: Story = {
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

/** It was set on another phone meanwhile: a refusal, and nothing changes. */
export const PasswordSetMeanwhile: Story = {
  play: async (context) => {
    changeBeforeCall(context, setFundPassword, setSampleFundPassword);
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:parameterError'),
    );
    await expect(await fundPassword(context)).toBe(sampleFundPassword);
  },
};

/** Two different entries: the error appears when both are complete. */
export const ConfirmationDiffers: Story = {
  play: async (context) => {
    const differs = storyText(context)('settings:reasons.differs');
    await typeFirst(context, demoMember.password, newPassword, '135792');
    await expectBlocked(context, 'settings:fund.setSubmit', differs);
    await expect(await context.canvas.findAllByText(differs)).toHaveLength(2);
  },
};

export const PasswordTooShort: Story = {
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

export const RepeatedDigits: Story = isGuessable('112211', 'repeats');

export const DigitsInSequence: Story = isGuessable('123456', 'sequence');

export const DigitsOfThePhoneNumber: Story = isGuessable(`0${demoMember.account}`.slice(0, 6), 'phoneDigits');

/** The exchange knows no birthday: every valid date is refused. */
export const DigitsOfADate: Story = isGuessable('900215', 'date');

/** The digits are visible. */
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

/** It was set, but the response was lost. */
export const NoAnswer: Story = {
  play: async (context) => {
    dropResponse(context, setFundPassword);
    await typeFirst(context);
    await press(context, 'setSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('settings:password.unanswered'),
    );
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/user/Security');

export const Offline: Story = offlineStory();
