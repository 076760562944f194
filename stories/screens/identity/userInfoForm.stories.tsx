import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePerson, submitSampleRealName, verifyImmediately } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { realName, submitRealName } from '../../../src/api/contract/identity';
import type { CardRegion } from '../../../src/domain/cards/cardsVocabulary';
import { UserInfo } from '../../../src/screens/identity/UserInfo';
import type { Context } from '../../support/context';
import { refetchAll, withExchange } from '../../support/exchange';
import { fillSilently, typeInto } from '../../support/forms';
import { expectFits } from '../../support/layout';
import { changeBeforeCall, changeResponse, createAnswers, dropResponse } from '../../support/network';
import { leaveFocus, pressWhenReady } from '../../support/presses';
import { joinLabels, storyText } from '../../support/storyText';
import { expectToast } from '../../support/toasts';
import { expectDraftSaved, fillIdentity, submitIdentity, typePerson } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const records = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.realNames));

/** The form was sent: the identity check is under review. */
export const Sent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    const [record] = await records(context);
    await expect(record).toMatchObject({ ...samplePerson, status: 'underReview' });
  },
};

/**
 * The form was sent, though its new state came only later: the identity check is under review, with the
 * expected time.
 */
export const SentBeforeARefetch: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const answers = createAnswers(context, realName);
    await fillIdentity(context);
    answers.lose();
    await pressWhenReady(await submitIdentity(context));
    const title = await canvas.findByText(t('identity:review.title'));
    changeResponse(context, realName, (state) => ({ ...state, reviewDueAt: '2026-11-20T10:20:00+09:00' }));
    await refetchAll(context);
    const time = '11/20 10:20';
    await expect(await canvas.findByText(t('common:receipt.until', { time }))).toBeVisible();
    await expect(title).toBeVisible();
  },
};

/** All is typed but the name, which the browser fills in without an event. */
async function fillNameByBrowser(context: Context) {
  const t = storyText(context);
  await fillIdentity(context);
  const name = await context.canvas.findByRole('textbox', { name: t('identity:form.name') });
  await context.userEvent.clear(name);
  await waitFor(async () =>
    expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:missing', { fields: t('identity:form.name') }),
    ),
  );
  fillSilently(name, '青木 遥');
}

/** The browser has filled in the name: nothing is missing, and the button is on. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    await fillNameByBrowser(context);
    leaveFocus();
    await waitFor(async () => expect(await submitIdentity(context)).not.toHaveAttribute('aria-disabled'));
  },
};

/** The form was sent with the name that the browser had filled in: the identity check is under review. */
export const SentAsFilledByTheBrowser: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fillNameByBrowser(context);
    await context.userEvent.click(await submitIdentity(context));
    const title = storyText(context)('identity:review.title');
    await expect(await context.canvas.findByText(title)).toBeVisible();
    await expect(await records(context)).toMatchObject([{ name: '青木 遥' }]);
  },
};

/** The button was tapped twice: the form was sent once, and the identity check is under review. */
export const DoubleTap: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    const button = await submitIdentity(context);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    button.click();
    button.click();
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(context.canvas.queryByText(t('errors:submittedTooFrequently'))).toBeNull();
  },
};

/** Name, reading and number are typed: a note says that the draft is saved. */
export const DraftSaved: Story = {
  play: async (context) => {
    await typePerson(context);
    await expectDraftSaved(context);
    const drafts = await withExchange(context, ({ world }) => Object.values(world.identity.drafts));
    await expect(drafts).toEqual([samplePerson]);
    await expect(JSON.stringify({ ...window.localStorage })).not.toContain(samplePerson.idNumber);
  },
};

/** There is no connection while the member types: a note says that the draft isn't saved. */
export const DraftNotSaved: Story = {
  tags: ['offline'],
  parameters: { app: { faults: [fault('offline', '/user/SaveRealNameDraft')] } },
  play: async (context) => {
    await typePerson(context);
    await expect(await context.canvas.findByText(storyText(context)('identity:draft.offline'))).toBeVisible();
  },
};

/** The server refuses the draft: a toast says why, and a note that the draft isn't saved. */
export const DraftRefused: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/user/SaveRealNameDraft', 'systemBusy')] } },
  play: async (context) => {
    const t = storyText(context);
    await typePerson(context);
    await expectToast(t('errors:systemBusy'));
    await expect(await context.canvas.findByText(t('identity:draft.failed'))).toBeVisible();
  },
};

/** Name, reading and number are wrong: each field says why, and the button names them. */
export const Malformed: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeInto(context, 'identity:form.name', 'x'.repeat(61));
    await typeInto(context, 'identity:form.idNumber', 'TR_4');
    const number = await context.canvas.findByRole('textbox', { name: t('identity:form.idNumber') });
    await expect(number).not.toHaveAttribute('aria-invalid');
    leaveFocus();
    await expect(await context.canvas.findByText(t('identity:reasons.idNumberMalformed'))).toBeVisible();
    await expect(await context.canvas.findByText(t('identity:reasons.nameTooLong'))).toBeVisible();
    await typeInto(context, 'identity:form.katakanaName', '青木 遥');
    leaveFocus();
    await expect(await context.canvas.findByText(t('identity:reasons.notKatakana'))).toBeVisible();
    const all = ['identity:form.name', 'identity:form.katakanaName', 'identity:form.idNumber'] as const;
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:wrong', { fields: joinLabels(context, all) }),
    );
    await expectDraftSaved(context);
  },
};

/** A name typed in katakana for a bank in Japan: its reading isn't asked for. */
export const SpellingOfEachRegion: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const choose = async (region: CardRegion) =>
      userEvent.click(await canvas.findByRole('radio', { name: t(`identity:form.regions.${region}`) }));
    const expectAsked = async (wanted: 'katakanaName' | 'latinName' | undefined) => {
      for (const field of ['katakanaName', 'latinName'] as const) {
        const shown = canvas.queryByRole('textbox', { name: t(`identity:form.${field}`) });
        await expect(shown !== null).toBe(field === wanted);
      }
    };
    await typeInto(context, 'identity:form.name', '王 小明');
    await choose('JP');
    await expectAsked('katakanaName');
    await expectFits(context.canvasElement);
    await choose('TW');
    await expectAsked(undefined);
    await choose('IN');
    await expectAsked('latinName');
    await expectFits(context.canvasElement);
    await typeInto(context, 'identity:form.name', 'Wang Xiaoming');
    await expectAsked(undefined);
    await choose('JP');
    await typeInto(context, 'identity:form.name', 'ﾜﾝ ｼｬｵﾐﾝ');
    await expectAsked(undefined);
    await expectDraftSaved(context);
  },
};

/** A name with a rare variant of a character was sent: the identity check is under review. */
export const NameRecordedAsTyped: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fillIdentity(context);
    await typeInto(context, 'identity:form.name', '葛\u{e0100}城 \ufa19');
    await typeInto(context, 'identity:form.katakanaName', 'ｶﾂﾗｷﾞ ｼﾞﾝｼﾞﾛ-');
    await expectDraftSaved(context);
    await pressWhenReady(await submitIdentity(context));
    await context.canvas.findByText(storyText(context)('identity:review.title'));
    await expect(await records(context)).toMatchObject([
      { name: '葛\u{e0100}城 \ufa19', katakanaName: 'カツラギ ジンジロー' },
    ]);
  },
};

/** The form had been sent from another phone: the identity check is under review. */
export const SentMeanwhile: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(
      context,
      submitRealName,
      (exchange, member) => void submitSampleRealName(exchange, member),
    );
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(await records(context)).toHaveLength(1);
  },
};

/** The member had been verified on another phone: the screen shows the verified name. */
export const VerifiedMeanwhile: Story = {
  play: async (context) => {
    changeBeforeCall(context, submitRealName, (exchange, member) => verifyImmediately(exchange, member));
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(
      await context.canvas.findByText(storyText(context)('identity:verified.title')),
    ).toBeVisible();
  },
};

/** No answer came, but the form had arrived: the identity check is under review. */
export const ResultUnknownThoughSent: Story = {
  tags: ['sent'],
  play: async (context) => {
    dropResponse(context, submitRealName);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(storyText(context)('identity:review.title'))).toBeVisible();
  },
};

/** The server reports an error: an alert says so, and what was typed and uploaded can be sent again. */
export const NotSentAndInputKept: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/user/SubmitRealName')] } },
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('common:failure.server'));
    await expect(await context.canvas.findAllByText(t('uploads:done'))).toHaveLength(2);
    await waitFor(async () => expect(await submitIdentity(context)).not.toHaveAttribute('aria-disabled'));
  },
};
