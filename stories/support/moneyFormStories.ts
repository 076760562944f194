import { expect, waitFor } from 'storybook/test';
import type { CallPath } from '../../mocks/callPaths';
import type { Exchange } from '../../mocks/exchange/exchange';
import { mustReadNotices } from '../../mocks/exchange/notices/mustReadNotices';
import type { Member } from '../../mocks/exchange/world';
import { fault } from '../../mocks/faults';
import type { Call } from '../../src/api/contract/call';
import type { MessageKey } from '../../src/api/contract/messageKeys';
import type { Ban } from '../../src/domain/accountReasons';
import type { Restriction } from '../../src/domain/vocabulary';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey } from '../../src/i18n/text';
import type { Context } from './context';
import { type ExchangeAction, prepareExchange, restrict, withExchange } from './exchange';
import type { MoneySteps } from './forms';
import { changeBeforeCall, createConnection, dropResponse } from './network';
import { expectServiceOpens } from './service';
import { storyText } from './storyText';

interface TestedForm {
  steps: MoneySteps;
  /** Types what a complete form needs. */
  fill: (context: Context) => Promise<void>;
  /** The call that moves the money. */
  call: Call & { path: CallPath };
  /** How often the exchange has carried it out: zero at the start of a story. */
  count: (exchange: Exchange, member: Member) => number;
  /** A text of the result. */
  done: QualifiedKey;
  /** Where the member can check an unknown result. */
  checkHref: string;
  /** The restriction that blocks the form, besides a frozen account. */
  ban?: Ban;
}

const refusalOf = { tradeBanned: 'tradingBanned', withdrawBanned: 'withdrawalBanned' } as const;

/**
 * The stories that every form that moves money has under the same names: docs/forms.md, "Stories". Path and scenario are
 * those of the file's meta.
 */
export function moneyFormStories(form: TestedForm) {
  const { steps, fill, call, count, done, checkHref, ban = 'tradeBanned' } = form;
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
      await steps.expectRefused(context, storyText(context)(`errors:${message}`, figures));
      await expectCount(context, before);
    },
  });

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
      },
    },

    /** The connection is lost before sending: form and confirmation are blocked, and open again afterwards. */
    connectionLost: {
      beforeEach: ({ msw }: Pick<Context, 'msw'>) => {
        msw.use(connection.handler);
        return connection.restore;
      },
      play: async (context: Context) => {
        const notSent = storyText(context)('common:failure.notSent');
        await fill(context);
        await steps.review(context);
        const submit = await steps.submitButton(context);
        connection.lose();
        await waitFor(() => expect(submit).toHaveAccessibleDescription(notSent));
        await context.userEvent.click(submit);
        await context.userEvent.keyboard('{Escape}');
        await steps.expectBlocked(context, notSent);
        connection.restore();
        await steps.expectReady(context);
        await expectCount(context, 0);
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

    /** The server refuses: its message stays until the form changes. */
    refusedByServer: {
      parameters: { app: { faults: [fault('refuse', call.path, 'systemBusy')] } },
      play: async (context: Context) => {
        await fill(context);
        await steps.send(context);
        await steps.expectRefused(context, storyText(context)('errors:systemBusy'));
        await expectCount(context, 0);
        const [field] = await context.canvas.findAllByRole('textbox');
        if (field) await context.userEvent.type(field, '0');
        await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
      },
    },

    frozenMeanwhile: refusedAfter(restrict('frozen'), 'accountFrozen'),

    bannedMeanwhile: refusedAfter(restrict(ban), refusalOf[ban]),

    refusedAfter,
  };
}
