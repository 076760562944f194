import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  enterWrongFundPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../../../mocks/exchange/identity/seed';
import { securityView } from '../../../mocks/exchange/settings/securityView';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { SetPassword } from '../../../src/screens/settings/SetPassword';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { joinLabels, storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { fundPassword, newPassword, press } from './fundPasswordSteps';
import { expectBlocked, typeSecrets } from './passwordSteps';

const meta = {
  title: 'Screens/user/setPassword',
  component: SetPassword,
  parameters: { app: { path: '/user/setPassword', scenario: 'newcomer' } },
} satisfies Meta<typeof SetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeChange = (context: Context, present = sampleFundPassword, pin = newPassword, again = pin) =>
  typeSecrets(context, [
    ['settings:fund.present', present],
    ['settings:fund.wanted', pin],
    ['settings:fund.again', again],
  ]);

/** A fund password exists: the form asks for it, too, and the button says what is missing. */
export const CurrentPasswordRequired: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    const t = storyText(context);
    const all = joinLabels(context, ['settings:fund.present', 'settings:fund.wanted', 'settings:fund.again']);
    const reason = t('settings:password.missing', { fields: all });
    await expectBlocked(context, 'settings:fund.changeSubmit', reason);
  },
};

/** The fund password was changed: the screen says so. */
export const PasswordChanged: Story = {
  tags: ['sent'],
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

/** The current fund password was wrong: an alert says so. */
export const WrongCurrentPassword: Story = {
  tags: ['refused'],
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

/**
 * The fifth wrong fund password: a note says that there were too many, and the button when one can be used
 * again.
 */
export const TooManyWrong: Story = {
  tags: ['blocked'],
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
    // An alert would ask to try again at once.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/**
 * The wait after too many wrong fund passwords is over, and the right one was typed: the password was
 * changed.
 */
export const AfterTheWait: Story = {
  tags: ['sent'],
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

/** The new fund password is the current one: the button asks for another. */
export const Unchanged: Story = {
  tags: ['blocked'],
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
