import MockDate from 'mockdate';
import { expect, waitFor } from 'storybook/test';
import type { CallPath } from '../../mocks/callPaths';
import type { Exchange } from '../../mocks/exchange/exchange';
import { mustReadNotices } from '../../mocks/exchange/notices/mustReadNotices';
import type { Member } from '../../mocks/exchange/world';
import { fault, faultOnce, withFaults } from '../../mocks/faults';
import type { Call } from '../../src/api/contract/call';
import { requestResult } from '../../src/api/contract/common';
import type { MessageKey } from '../../src/api/contract/messageKeys';
import type { Ban } from '../../src/domain/account/accountReasons';
import type { Restriction } from '../../src/domain/account/accountVocabulary';
import { formatClock, formatDateTime } from '../../src/format/dateTime';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey } from '../../src/i18n/text';
import { sentKind } from '../../src/screens/sentKinds';
import { keepTrace } from '../../src/session/requestTraces';
import type { Context } from './context';
import {
  type ExchangeAction,
  giveHugeBalance,
  type Preparation,
  prepareExchange,
  restrict,
  spendBalance,
  withExchange,
} from './exchange';
import { expectHugeFigures, expectZeroFigures } from './figures';
import type { MoneySteps } from './forms';
import { endAt, expectApartFromBelow } from './layout';
import { changeBeforeCall, createAnswers, createConnection, dropResponse } from './network';
import { leaveFocus } from './presses';
import { expectServiceOpens } from './service';
import { endSessionAt, expectSessionEnded } from './sessionEnd';
import { showInPicture } from './showInPicture';
import { storyText } from './storyText';

interface TestedForm {
  steps: MoneySteps;
  /** Types what a complete form needs. */
  fill: (context: Context) => Promise<void>;
  /** The call that moves the money. */
  call: Call & { path: CallPath };
  /** How often the exchange has carried it out: zero at the start of a story. */
  count: (exchange: Exchange, member: Member) => number;
  /** Refusals that the form states in its own words: its prop `refusals`. */
  refusals?: Partial<Record<MessageKey, QualifiedKey>>;
  /** A text of the result. */
  done: QualifiedKey;
  /** Where the member can check an unknown result. */
  checkHref: string;
  /** The restriction that blocks the form, besides a frozen account. */
  ban?: Ban;
  /** Id of the record that the call changes, if it changes one. */
  of?: (exchange: Exchange, member: Member) => string;
}

const day = 86_400_000;
const earlierId = 'request-of-the-day-before';

const refusalOf = { tradeBanned: 'tradingBanned', withdrawBanned: 'withdrawalBanned' } as const;

/**
 * The stories that every form that moves money has under the same names: docs/forms.md, "Stories". Path and scenario are
 * those of the file's meta.
 */
export function moneyFormStories(form: TestedForm) {
  const { steps, fill, call, count, refusals = {}, done, checkHref, ban = 'tradeBanned', of } = form;
  const connection = createConnection();

  const expectCount = async (context: Context, expected: number) =>
    expect(await withExchange(context, count)).toBe(expected);

  /** Restricted before the screen opens. */
  const restricted = (restriction: Restriction, reason: 'accountFrozen' | Ban) => ({
    beforeEach: prepareExchange(restrict(restriction)),
    play: async (context: Context) => {
      await steps.expectBlocked(context, storyText(context)(`reasons:${reason}`));
      await expectServiceOpens(context);
    },
  });

  /** The exchange changes between the press and the server's decision. Nothing is carried out. */
  const refusedAfter = (action: ExchangeAction, message: MessageKey, figure?: string) => ({
    play: async (context: Context) => {
      let before = 0;
      await fill(context);
      await steps.expectReady(context);
      changeBeforeCall(context, call, (exchange, member) => {
        action(exchange, member);
        before = count(exchange, member);
      });
      await steps.send(context);
      const figures = figure === undefined ? undefined : { context: 'n', n: figure };
      const said = refusals[message] ?? (`errors:${message}` as const);
      await steps.expectRefused(context, storyText(context)(said, figures));
      await expectCount(context, before);
    },
  });

  /** A refusal that names a restriction: the form does not repeat it as the reason of its button. */
  const restrictedAfter = (restriction: Restriction, message: MessageKey) => ({
    play: async (context: Context) => {
      await refusedAfter(restrict(restriction), message).play(context);
      const sentence = storyText(context)(`errors:${message}`);
      await steps.expectBlocked(context, sentence);
      const ignore = '[data-toast] *';
      const told = await context.canvas.findAllByText(sentence, { ignore, exact: false });
      await expect(told).toHaveLength(1);
    },
  });

  /** A request of this form that was sent before the screen opens and whose result is unknown. */
  const sentBefore = (ageMs: number): Preparation =>
    prepareExchange((exchange, member) => {
      const { account: owner } = member;
      const trace = { id: earlierId, owner, path: call.path, of: of?.(exchange, member) };
      keepTrace({ ...trace, at: exchange.now - ageMs, sentAt: Date.now() - ageMs });
    });

  /** A text about a request of this form, sent at this time. */
  const about = (context: Context, key: QualifiedKey, time: string) =>
    storyText(context)(key, { what: storyText(context)(sentKind(call.path).what), time });

  /** Asks for the result. */
  const checkAgain = async (context: Context) => {
    const name = storyText(context)('requests:check');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  };

  const losesConnection = ({ msw }: Pick<Context, 'msw'>) => {
    msw.use(connection.handler);
    return connection.restore;
  };

  /** The picture shows what has been typed. */
  const showEntries = ({ canvas }: Context) => {
    const [field] = canvas.queryAllByRole('textbox');
    if (field) showInPicture(field);
  };

  const loseConnection = async (context: Context) => {
    const notSent = storyText(context)('common:failure.notSent');
    await fill(context);
    await steps.review(context);
    const submit = await steps.submitButton(context);
    connection.lose();
    await waitFor(() => expect(submit).toHaveAccessibleDescription(notSent));
    await context.userEvent.click(submit);
    await context.userEvent.keyboard('{Escape}');
    await steps.expectBlocked(context, notSent);
    await expectCount(context, 0);
    showEntries(context);
  };

  const serverRefuses = { faults: [fault('refuse', call.path, 'systemBusy')] };

  const sendRefused = async (context: Context) => {
    await fill(context);
    await steps.send(context);
    await steps.expectRefused(context, storyText(context)('errors:systemBusy'));
    await expectCount(context, 0);
  };

  const sendTooOften = async (context: Context) => {
    const t = storyText(context);
    await fill(context);
    await steps.expectReady(context);
    context.msw.use(...withFaults([faultOnce('tooManyRequests', call.path)], []));
    await steps.send(context);
    const wait = t('common:wait.seconds', { n: 30 });
    await steps.expectRefused(context, t('common:failure.tooManyRequests'));
    await steps.expectRefused(context, t('common:failure.notCarriedOut'));
    await steps.expectRefused(context, wait);
    await steps.expectBlocked(context, expect.stringContaining(wait));
    await expectCount(context, 0);
  };

  const sendTooLarge = async (context: Context) => {
    const t = storyText(context);
    await fill(context);
    await steps.expectReady(context);
    context.msw.use(...withFaults([faultOnce('tooLarge', call.path)], []));
    await steps.send(context);
    await steps.expectRefused(context, t('common:failure.tooLarge'));
    await steps.expectRefused(context, t('common:failure.notCarriedOut'));
    await expectCount(context, 0);
  };

  const sendAgain = async (context: Context) => {
    await fill(context);
    await steps.expectReady(context);
    await steps.send(context);
    await context.canvas.findByText(storyText(context)(done));
    await expectCount(context, 1);
  };

  return {
    steps,

    frozen: restricted('frozen', 'accountFrozen'),

    banned: restricted(ban, ban),

    /** Notices that must be read before trading come first. */
    mustRead: {
      parameters: { app: { unread: true } },
      play: async (context: Context) => {
        await fill(context);
        const title = mustReadNotices[0]?.title[context.globals.locale as Language] ?? '';
        await steps.expectBlocked(context, storyText(context)('notices:first.reason', { title }));
        await endAt(await context.canvas.findByText(storyText(context)('notices:first.body', { title })));
      },
    },

    /** The connection is lost before sending: form and confirmation are blocked. */
    connectionLost: {
      beforeEach: losesConnection,
      play: loseConnection,
    },

    /** The connection comes back: the form can be sent again. */
    connectionBack: {
      beforeEach: losesConnection,
      play: async (context: Context) => {
        await loseConnection(context);
        connection.restore();
        await steps.expectReady(context);
        await expectCount(context, 0);
        showEntries(context);
      },
    },

    /** Two quick presses send once. */
    doubleTap: {
      play: async (context: Context) => {
        await fill(context);
        await steps.sendTwice(context);
        await context.canvas.findByText(storyText(context)(done));
        await expectCount(context, 1);
      },
    },

    /** It was carried out, but the response was lost: nothing is sent again, and a link leads to the result. */
    resultUnknown: {
      play: async (context: Context) => {
        await fill(context);
        await steps.expectReady(context);
        dropResponse(context, call);
        await steps.send(context);
        await steps.expectResultUnknown(context, checkHref);
        await expectCount(context, 1);
      },
    },

    /** Asked for again: unreachable at first, then it names the record. Nothing is sent again. */
    resultFound: {
      play: async (context: Context) => {
        const connection = createAnswers(context, requestResult);
        await fill(context);
        await steps.expectReady(context);
        dropResponse(context, call);
        await steps.send(context);
        await steps.expectResultUnknown(context, checkHref);
        connection.lose();
        await checkAgain(context);
        await connection.asked();
        await steps.expectResultUnknown(context, checkHref);
        connection.restore();
        await checkAgain(context);
        const time = formatClock(await withExchange(context, ({ now }) => now));
        await expect(
          await context.canvas.findByText(about(context, 'requests:carriedOut.title', time)),
        ).toBeVisible();
        const name = storyText(context)('requests:carriedOut.follow');
        await expect(await context.canvas.findByRole('link', { name })).toBeVisible();
        await expect(context.canvas.queryByText(storyText(context)('trade:unknown.title'))).toBeNull();
        await expectCount(context, 1);
      },
    },

    /** It was sent a moment ago, in another tab or before a reload: the form is not offered. */
    underWay: {
      beforeEach: sentBefore(1_000),
      play: async (context: Context) => {
        const time = formatClock(await withExchange(context, ({ now }) => now - 1_000));
        await expect(
          await context.canvas.findByText(about(context, 'requests:waiting.title', time)),
        ).toBeVisible();
        await expect(context.canvas.queryByRole('textbox')).toBeNull();
        await expectCount(context, 0);
      },
    },

    /** It was sent the day before and never arrived: that is found out, and the form is offered again. */
    notCarriedOut: {
      beforeEach: sentBefore(day),
      play: async (context: Context) => {
        const time = formatDateTime(await withExchange(context, ({ now }) => now - day));
        const note = await context.canvas.findByText(about(context, 'requests:notCarriedOut.body', time));
        await expect(note).toBeVisible();
        await expectApartFromBelow(note);
        await steps.expectOffered(context);
        // It can't be carried out any more.
        const known = await withExchange(context, ({ world }) => Object.values(world.requests));
        await expect(known).toContainEqual(expect.objectContaining({ id: earlierId, completed: null }));
        await expectCount(context, 0);
      },
    },

    /** The server refuses: its message stays. */
    refusedByServer: { parameters: { app: serverRefuses }, play: sendRefused },

    /** After a refusal a field is changed: the message goes. */
    refusalCleared: {
      parameters: { app: serverRefuses },
      play: async (context: Context) => {
        await sendRefused(context);
        const [field] = await context.canvas.findAllByRole<HTMLInputElement>('textbox');
        if (field) await context.userEvent.type(field, `{End}{Backspace}${field.value.at(-1)}`);
        leaveFocus();
        await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
      },
    },

    /** HTTP 429: nothing is carried out, and the form stays. Its button names the wait. */
    tooManyRequests: { play: sendTooOften },

    /** After HTTP 429 the wait is over: the form can be sent. */
    sentAfterTheWait: {
      play: async (context: Context) => {
        await sendTooOften(context);
        MockDate.set(Date.now() + 30_000);
        await sendAgain(context);
      },
    },

    /** HTTP 413: nothing is carried out, and the reason stays beside the form. */
    notAccepted: { play: sendTooLarge },

    /** After HTTP 413 the form is sent again. */
    sentAfterNotAccepted: {
      play: async (context: Context) => {
        await sendTooLarge(context);
        await sendAgain(context);
      },
    },

    /** The balance is nearly ten trillion yen: every figure fits. */
    hugeFigures: {
      beforeEach: prepareExchange(giveHugeBalance),
      play: async (context: Context) => {
        await fill(context);
        await steps.expectReady(context);
        await expectHugeFigures(context);
      },
    },

    /** The balance is zero. */
    zeroFigures: {
      beforeEach: prepareExchange(spendBalance),
      play: async (context: Context) => {
        await steps.expectOffered(context);
        await expectZeroFigures(context);
      },
    },

    /** The server has ended the session: the form stays while a message says so, and then the login opens. */
    sessionEnded: {
      play: async (context: Context) => {
        await fill(context);
        await steps.expectReady(context);
        endSessionAt(context, call);
        await steps.send(context);
        await expectSessionEnded(context);
        await steps.expectOffered(context);
        await expectCount(context, 0);
      },
    },

    frozenMeanwhile: restrictedAfter('frozen', 'accountFrozen'),

    bannedMeanwhile: restrictedAfter(ban, refusalOf[ban]),

    refusedAfter,
  };
}
