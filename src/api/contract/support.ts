import * as v from 'valibot';
import { messageSenders } from '../../domain/vocabulary';
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

/** When and how customer service is reached (specification 1 and 6). Open without signing in. */
export const supportInfo = defineCall({
  path: '/support/Info',
  request: v.object({}),
  response: v.object({
    /** Address that takes messages at any hour, also from whoever can't sign in. */
    email: text,
    /**
     * No person answers: each message gets an automatic reply, at any hour, as on the simulated exchange. Absent or
     * false where people answer.
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
    /** When that changes next. */
    changesAt: moment,
    /** Languages that are answered. */
    languages: listOf(language),
    /** Average time from a message to its answer, in minutes. */
    averageAnswerMinutes: count,
    /** Most characters of a message. */
    maxCharacters: count,
  }),
});

/** A message of the member's, or the answer to one. */
export const supportMessage = v.object({
  id: text,
  from: v.picklist(messageSenders),
  /** Plain text, no HTML. An answer of the simulated exchange comes in the language asked for. */
  text: words,
  /** When it was sent. */
  sentAt: moment,
  /** Path of the screen that the message was written on; absent for an answer. */
  screen: v.nullish(text),
  /** Order number of what it is about; absent where it is about none, and for an answer. */
  orderNumber: v.nullish(text),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/**
 * Sends a message to customer service. Refuses with `sendFailed` (empty, or too long) and `submittedTooFrequently`
 * (more than five within ten minutes). A restricted account can send, too. The same `clientRequestId` never sends a second
 * message.
 */
export const supportSend = defineCall({
  path: '/support/Send',
  request: v.object({
    clientRequestId,
    /** At most `maxCharacters`. */
    message: v.string(),
    /** Path of the screen that it is written on, such as `/position/positionDetail`. */
    screen: v.pipe(text, v.maxLength(200)),
    /** Order number of what it is about; absent where it is about none. */
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
