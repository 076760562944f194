import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reviewSpelling, submitNameSpelling } from '../../../mocks/exchange/identity/nameSpelling';
import { samplePerson, verifyImmediately } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { submitNameSpelling as submitCall } from '../../../src/api/contract/identity';
import { UserInfo } from '../../../src/screens/identity/UserInfo';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { expectFits } from '../../support/layout';
import { expectLeadsTo } from '../../support/navigation';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';

const needed = '/user/userInfo?to=%2Fuser%2FbandCard&spelling=katakana';
const person = { ...samplePerson, name: '青木 遥', katakanaName: '' };

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: needed, scenario: 'newcomer' } },
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member, person)),
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('identity:spelling.submit') });

/** A bank account needs the reading of the verified name: the form says why. */
export const ReadingNeeded: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:spelling.why.katakana'))).toBeVisible();
    await expect(factOf(canvasElement, t('identity:form.name'))).toHaveTextContent(person.name);
    await expectFits(canvasElement);
  },
};

/** Sends the reading in half-width kana. */
async function sendReading(context: Context): Promise<void> {
  const { canvas } = context;
  const t = storyText(context);
  await typeInto(context, 'identity:form.katakanaName', 'ｱｵｷ ﾊﾙｶ');
  await pressWhenReady(await submit(context));
  await expect(await canvas.findByText(t('identity:spelling.underReview.katakana'))).toBeVisible();
}

/** The reading was sent: it is under review, and nothing leads on yet. */
export const ReadingSent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await sendReading(context);
    await expect(await canvas.findByText(t('identity:verified.title'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('identity:verified.goOn') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('identity:verified.addCard') })).toBeNull();
    await expectFits(canvasElement);
  },
};

/** Sends the reading, which passes its review. Resolves with the button that goes on. */
async function addReading(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  await sendReading(context);
  await passTime(context, 3);
  return context.canvas.findByRole('button', { name: t('identity:verified.goOn') });
}

/** The reading has passed its review: it stands below the verified name, and a button goes on. */
export const ReadingAdded: Story = {
  play: async (context) => {
    await expect(await addReading(context)).toBeVisible();
    const reading = factOf(context.canvasElement, storyText(context)('identity:form.katakanaName'));
    await expect(reading).toHaveTextContent('アオキ ハルカ');
  },
};

/** The reading has passed its review, and the button was pressed: the form of the bank account follows. */
export const BackToTheBankAccount: Story = {
  play: async (context) => {
    await context.userEvent.click(await addReading(context));
    await expectLeadsTo(context, '/user/bandCard');
  },
};

/** The reading is typed in kanji: the field asks for katakana. */
export const ReadingMalformed: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await submit(context));
    await expect(await context.canvas.findByText(t('identity:reasons.required'))).toBeVisible();
    await typeInto(context, 'identity:form.katakanaName', '青木 遥');
    await expect(await context.canvas.findByText(t('identity:reasons.notKatakana'))).toBeVisible();
  },
};

const refuseReading = prepareExchange((exchange, member) =>
  reviewSpelling(
    exchange,
    submitNameSpelling(exchange, member, { script: 'katakana', spelling: 'サトウ' }),
    false,
  ),
);

/** The reading was refused: the screen says so, above the refused reading. */
export const ReadingRefused: Story = {
  tags: ['refused'],
  beforeEach: refuseReading,
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('identity:spelling.refused.katakana'))).toBeVisible();
    const field = await context.canvas.findByRole('textbox', { name: t('identity:form.katakanaName') });
    await expect(field).toHaveValue('サトウ');
  },
};

/** Another reading was sent after a refusal: it is under review. */
export const ReadingSentAgain: Story = {
  tags: ['sent'],
  beforeEach: refuseReading,
  play: async (context) => {
    const t = storyText(context);
    await typeInto(context, 'identity:form.katakanaName', 'アオキ ハルカ');
    await pressWhenReady(await submit(context));
    await expect(await context.canvas.findByText(t('identity:spelling.underReview.katakana'))).toBeVisible();
  },
};

/** A correction of the verified reading was sent, and waits for its review: the member's page follows. */
export const CorrectionLeadsBack: Story = {
  parameters: { app: { path: '/user/userInfo?correct=katakana' } },
  beforeEach: prepareExchange((exchange, member) => {
    member.verification = 'unverified';
    verifyImmediately(exchange, member, { ...person, katakanaName: 'アオキ ハルコ' });
  }),
  play: async (context) => {
    await typeInto(context, 'identity:form.katakanaName', 'アオキ ハルカ');
    await pressWhenReady(await submit(context));
    await expectLeadsTo(context, '/user/usercenter');
    const names = await withExchange(context, ({ world }) =>
      Object.values(world.identity.realNames).map(({ katakanaName }) => katakanaName),
    );
    await expect(names).toEqual(['アオキ ハルコ']);
  },
};

/** The verified member's name: its Latin letters are under review, and a link adds the katakana. */
export const Spellings: Story = {
  parameters: { app: { path: '/user/userInfo' } },
  beforeEach: prepareExchange((exchange, member) => {
    submitNameSpelling(exchange, member, { script: 'latin', spelling: 'Aoki Haruka' });
  }),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:spelling.underReview.latin'))).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: t('identity:spelling.add.katakana') }),
    ).toHaveAttribute('href', '#/user/userInfo?correct=katakana');
    await expect(canvas.queryByRole('link', { name: t('identity:spelling.add.latin') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** A reading had been sent from another phone: a toast refuses this one, and that one is under review. */
export const ReadingSentMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, submitCall, (exchange, member) => {
      submitNameSpelling(exchange, member, { script: 'katakana', spelling: 'アオキ ハルカ' });
    });
    await typeInto(context, 'identity:form.katakanaName', 'アオキ ハルコ');
    await pressWhenReady(await submit(context));
    await expect(await context.canvas.findByText(t('identity:spelling.underReview.katakana'))).toBeVisible();
    const refusal = await within(document.body).findByText(t('errors:submittedTooFrequently'));
    await expect(refusal).toBeVisible();
  },
};

/** The server reports an error: an alert says so, and the reading can be sent again. */
export const ReadingNotSent: Story = {
  tags: ['error'],
  parameters: { app: { path: needed, faults: [fault('serverError', '/user/SubmitNameSpelling')] } },
  play: async (context) => {
    const t = storyText(context);
    await typeInto(context, 'identity:form.katakanaName', 'アオキ ハルカ');
    await pressWhenReady(await submit(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('common:failure.server'));
    await expect(
      await context.canvas.findByRole('textbox', { name: t('identity:form.katakanaName') }),
    ).toHaveValue('アオキ ハルカ');
  },
};
