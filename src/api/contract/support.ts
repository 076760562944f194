import * as v from 'valibot';
import { messageSenders } from '../../domain/support/supportVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  language,
  listOf,
  moment,
  pageNumber,
  pageOf,
  text,
  timeOfDay,
  words,
} from './scalars';

/** When and how customer service can be reached (specification 1 and 6). Available without signing in. */
export const supportInfo = defineCall({
  path: '/support/Info',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** E-mail address for messages at any hour, also for people who can't sign in. */
    email: text,
    /**
     * True when no person answers and each message gets an automatic reply at any hour, as on the simulated exchange.
     * Absent or false when people answer.
     */
    automatic: v.nullish(v.boolean()),
    /** When people answer, `HH:MM` in exchange time, on weekdays that are no holidays. */
    hours: v.object({
      /** `HH:MM`, inclusive. */
      opens: timeOfDay,
      /** `HH:MM`, exclusive. */
      closes: timeOfDay,
    }),
    /** Whether it is within these hours now. */
    open: v.boolean(),
    /** When this changes next. */
    changesAt: moment,
    /** Languages in which customer service answers. */
    languages: listOf(language),
    /** Average time from a message to its answer, in minutes. */
    averageAnswerMinutes: count,
    /** Maximum characters of a message. */
    maxCharacters: count,
  }),
});

/** A message of the member, or an answer to one. */
export const supportMessage = v.object({
  id: text,
  from: v.picklist(messageSenders),
  /** Plain text, no HTML. An answer of the simulated exchange is in the requested language. */
  text: words,
  /** When it was sent. */
  sentAt: moment,
  /** Path of the screen on which the message was written; absent for an answer. */
  screen: v.nullish(text),
  /** Order number of the record it is about; absent when there is none, and for an answer. */
  orderNumber: v.nullish(text),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/**
 * Sends a message to customer service. Refuses with `sendFailed` (empty, or too long), `submittedTooFrequently` (more
 * than five within ten minutes) and `parameterError` (its `clientRequestId` belongs to another request). A restricted
 * account can send messages too. The same `clientRequestId` never sends a second message.
 */
export const supportSend = defineCall({
  path: '/support/Send',
  request: v.object({
    clientRequestId,
    /** At most `maxCharacters`. */
    message: v.string(),
    /** Path of the screen on which it is written, such as `/position/positionDetail`. */
    screen: v.pipe(text, v.maxLength(200)),
    /** Order number of the record it is about; absent when there is none. */
    orderNumber: v.nullish(v.pipe(text, v.maxLength(100))),
  }),
  response: supportMessage,
});

/** The member's messages and the answers to them, newest first. */
export const supportMessages = defineCall({
  path: '/support/Messages',
  request: v.object({ language, page: pageNumber }),
  response: pageOf(supportMessage),
});
