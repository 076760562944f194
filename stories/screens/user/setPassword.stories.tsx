import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fundPasswordOf } from '../../../mocks/exchange/identity/passwords';
import { securityView } from '../../../mocks/exchange/identity/securityView';
import {
  enterWrongFundPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../../../mocks/exchange/identity/seed';
import { setFundPassword } from '../../../src/api/contract/security';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { SetPassword } from '../../../src/screens/user/SetPassword';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { joinLabels, storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { expectBlocked, typeSecrets } from './passwordSteps';

const meta = {
  title: 'Screens/user/setPassword',
  component: SetPassword,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/setPassword', scenario: 'newcomer' } },
} satisfies Meta<typeof SetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const newPassword = '135791';

const typeFirst = (context: Context, login = demoMember.password, pin = newPassword, again = pin) =>
  typeSecrets(context, [
    ['settings:fund.loginPassword', login],
    ['settings:fund.wanted', pin],
    ['settings:fund.again', again],
  ]);

const typeChange = (context: Context, present = sampleFundPassword, pin = newPassword, again = pin) =>
  typeSecrets(context, [
    ['settings:fund.present', present],
    ['settings:fund.wanted', pin],
    ['settings:fund.again', again],
  ]);

const press = async (context: Context, name: 'setSubmit' | 'changeSubmit') =>
  pressWhenReady(
    await context.canvas.findByRole('button', { name: storyText(context)(`settings:fund.${name}`) }),
  );

const fundPassword = (context: Context) => withExchange(context, fundPasswordOf);

/** No fund password is set: the login password confirms the member. */
export const Default: Story = {
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

export const FirstSet: Story = {
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

/** It was set on another phone meanwhile: a refusal, and nothing changes. */
export const SetMeanwhile: Story = {
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
export const Differs: Story = {
  play: async (context) => {
    const differs = storyText(context)('settings:reasons.differs');
    await typeFirst(context, demoMember.password, newPassword, '135792');
    await expectBlocked(context, 'settings:fund.setSubmit', differs);
    await expect(await context.canvas.findAllByText(differs)).toHaveLength(2);
  },
};

export const TooShort: Story = {
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

export const Repeats: Story = isGuessable('112211', 'repeats');

export const Sequence: Story = isGuessable('123456', 'sequence');

export const PhoneDigits: Story = isGuessable(`0${demoMember.account}`.slice(0, 6), 'phoneDigits');

/** The exchange knows no birthday: every valid date is refused. */
export const Birthday: Story = isGuessable('900215', 'date');

/** The digits are visible. */
export const Shown: Story = {
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

/** A fund password exists: the current one is required to change it. */
export const ToChange: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    await typeChange(context);
    await press(context, 'changeSubmit');
    await expect(
      await context.canvas.findByText(storyText(context)('settings:fund.changeDone')),
    ).toBeVisible();
    await expect(await fundPassword(context)).toBe(newPassword);
  },
};

export const WrongCurrentPassword: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    await typeChange(context, '000000');
    await press(context, 'changeSubmit');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:wrongOriginalPassword'),
    );
    await expect(await fundPassword(context)).toBe(sampleFundPassword);
  },
};

/** Each wrong try shows the number left. The last one shows the end of the block and a contact. */
export const TooManyWrong: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    for (const left of [4, 3, 2, 1]) {
      await typeChange(context, '000000');
      await press(context, 'changeSubmit');
      await expect(await canvas.findByText(t('settings:tries.left', { left }))).toBeVisible();
    }
    await expect(await canvas.findByText(t('settings:tries.consequence', { minutes: 30 }))).toBeVisible();
    await typeChange(context, '000000');
    await press(context, 'changeSubmit');
    await expect(await canvas.findByText(t('settings:tries.tooMany'))).toBeVisible();
    const until = (await withExchange(context, securityView)).fundPasswordTries?.waitsUntil;
    const time = formatMonthDayTime(Date.parse(String(until)));
    await expectBlocked(context, 'settings:fund.changeSubmit', t('reasons:fundPasswordWaits', { time }));
  },
};

/** After the block the correct password is accepted. */
export const AfterTheWait: Story = {
  beforeEach: prepareExchange((exchange, member) => {
    setSampleFundPassword(exchange, member);
    enterWrongFundPasswords(exchange, member);
  }),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('settings:tries.tooMany'))).toBeVisible();
    await passTime(context, 30);
    await waitFor(() => expect(canvas.queryByText(t('settings:tries.tooMany'))).toBeNull());
    await typeChange(context);
    await press(context, 'changeSubmit');
    await expect(await canvas.findByText(t('settings:fund.changeDone'))).toBeVisible();
  },
};

export const Unchanged: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    await typeChange(context, sampleFundPassword, sampleFundPassword);
    await expectBlocked(
      context,
      'settings:fund.changeSubmit',
      storyText(context)('settings:reasons.unchanged'),
    );
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
