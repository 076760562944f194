import * as v from 'valibot';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import { clientRequestId, date, listOf, localized, text, words } from './scalars';

/**
 * Site configuration (specification 1 and 7): a list of name/value pairs, in any order. The app uses these names and
 * ignores all others:
 *
 * - `title`: the page title. The app is not mounted before it is known.
 * - `logo`: path of the logo below the image base address `/api/`.
 * - `supportHours`: when customer service answers. Hours alone, such as `09:00–17:00 (JST)`, are those of weekdays, and
 *   are shown in the words of the language. Any other text is shown as it is.
 * - `supportEmail`: its e-mail address.
 * - `siteUrl`: public address of the app, `https://…`, used in invitations. Without it they use the address that the
 * app
 *   was loaded from.
 * - `idleMinutes`: after this many whole minutes without use (1 to 1440) the app signs the member out on that device.
 *   Without it the server alone ends a session.
 * - `agreementVersion`: version of the user and privacy agreement. A member who has agreed to it on a device is not
 *   asked again there until it changes. Without it every login asks.
 * - `demo`, `demoAccount`, `demoPassword`, `demoInviteCode`: sent only by the simulated exchange, with `demo` as `1`.
 *   `demoPassword` only until the member changes it. A server that handles real money sends none of them.
 */
export const siteConfig = defineCall({
  path: earlyPaths.config,
  needsSession: false,
  request: v.object({
    /** Part of the configuration; the app requests all of it. */
    type: v.literal('all'),
  }),
  response: listOf(
    v.object({
      name: text,
      /** Absent when the site does not set it. */
      value: v.nullish(v.union([v.literal(''), words, v.number(), v.boolean()])),
    }),
  ),
  origin: 'given',
});

/**
 * The program version that the server requires. Versions are numbers with dots, such as `1.10.2`. Available without
 * signing in.
 */
export const programVersion = defineCall({
  path: earlyPaths.version,
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** An older app offers to reload. */
    latest: text,
    /** An older app insists on reloading. */
    minimum: text,
    /** Changes of the latest version; absent when there are none to show. */
    notes: v.nullish(localized),
  }),
});

/** Days on which the exchange is closed, for calendars and opening times. Available without signing in. */
export const closedDays = defineCall({
  path: '/common/Holidays',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** First day covered, `YYYY-MM-DD`: today at the exchange. */
    from: date,
    /** Last day covered, `YYYY-MM-DD`: a year later. */
    until: date,
    /** Weekdays between them on which the exchange is closed, `YYYY-MM-DD`, ascending. It is closed at weekends too. */
    holidays: listOf(date),
  }),
});

/**
 * Says whether a request with a `clientRequestId` of the member was carried out, for a client that lost the answer. The
 * answer is final: an id that is not known becomes void, and a later request with it is refused with `parameterError`.
 * Answered at any hour and for every account that can sign in. The same question again gets the same answer.
 */
export const requestResult = defineCall({
  path: '/common/RequestResult',
  request: v.object({
    /** The `clientRequestId` of the request. */
    id: clientRequestId,
  }),
  response: v.object({
    /** False: nothing was carried out, and nothing will be. */
    carriedOut: v.boolean(),
    /** Path of its call, such as `/trade/Open`. Absent when nothing was carried out. */
    call: v.nullish(text),
    /** Id of the record that it created or changed. Absent when nothing was carried out. */
    record: v.nullish(text),
  }),
});
