import * as v from 'valibot';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import { date, listOf, localized, text, words } from './scalars';

/**
 * Site configuration (specification 1 and 7): a list of name/value pairs, in any order. The app uses these names and
 * passes over all others:
 *
 * - `title`: the page title. The app is not mounted before it is known.
 * - `logo`: path of the logo below the image base address `/api/`.
 * - `supportHours`: when customer service answers, as a member reads it, such as `09:00–17:00 (JST)`.
 * - `supportEmail`: its e-mail address.
 * - `siteUrl`: public address of the app, `https://…`: invitations lead there. Without it they lead to the address that
 *   the app was loaded from.
 * - `idleMinutes`: after so many whole minutes without use (1 to 1440) the app signs the member out on that device.
 *   Without it a session lasts as long as the server lets it.
 * - `agreementVersion`: version of the user and privacy agreement. A member who has agreed to it on a device is not
 *   asked again there before it changes. Without it every login asks.
 * - `demo`, `demoAccount`, `demoPassword`, `demoInviteCode`: sent by the simulated exchange alone, `demo` being `1`. A
 *   server that handles real money sends none of them.
 */
export const siteConfig = defineCall({
  path: earlyPaths.config,
  request: v.object({
    /** Which part of the configuration; the app asks for all of it. */
    type: v.literal('all'),
  }),
  response: listOf(
    v.object({
      name: text,
      /** Absent where the site leaves it open. */
      value: v.nullish(v.union([v.literal(''), words, v.number(), v.boolean()])),
    }),
  ),
  origin: 'given',
});

/** The program version the server asks for. Versions are numbers with dots, such as `1.10.2`. Open without signing in. */
export const programVersion = defineCall({
  path: earlyPaths.version,
  request: v.object({}),
  response: v.object({
    /** An older app offers to reload. */
    latest: text,
    /** An older app insists on reloading. */
    minimum: text,
    /** What is new in the latest version; absent when there is nothing to say. */
    notes: v.nullish(localized),
  }),
});

/** Days on which the exchange is closed, for calendars and for telling when something opens. Open without signing in. */
export const closedDays = defineCall({
  path: '/common/Holidays',
  request: v.object({}),
  response: v.object({
    /** First day that is told, `YYYY-MM-DD`: today at the exchange. */
    from: date,
    /** Last day that is told, `YYYY-MM-DD`: a year later. */
    until: date,
    /** Weekdays between them on which the exchange is closed, `YYYY-MM-DD`, ascending. It is closed at weekends too. */
    holidays: listOf(date),
  }),
});
