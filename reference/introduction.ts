import { apiBase, imageBase, timeoutMs } from '../src/api/address';
import { redirectAfter401Ms } from '../src/api/unauthorized';

/** A part of what is said before the calls; text in backticks is code. */
export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

const seconds = (ms: number) => `${ms / 1000} s`;

/** How the calls work, all of them: what no schema can tell. */
export const chapters = {
  calling: {
    id: 'calling',
    title: 'Making a call',
    paragraphs: [
      `Every call is a \`POST\` to \`${apiBase}\` and its path, on the origin of the app, with a JSON object as its body: \`{}\` where there is nothing to say. Images named in answers are fetched with \`GET\` below \`${imageBase}\`.`,
      `The client waits ${seconds(timeoutMs)} for an answer. Fields it does not know are left alone, so a server may send more than is written here. What is written here must be there: an answer in which a required field is missing, or in which a word is in none of the sets below, is a failure.`,
      'A field that is not required may be left out or be `null`: that means the same. Its description says when it is absent.',
      'Each call says whether it is given by the specification of the product or proposed here. A proposed path can still be moved; then it changes in one place.',
      'The examples are what the simulated exchange was sent and answered. Lists and long texts in them are cut short.',
    ],
  },
  headers: {
    id: 'headers',
    title: 'Headers',
    paragraphs: [
      'Requests say who calls in headers of their own; there are no cookies. Calls that need no session take no notice of them.',
      "Answers should carry HTTP's `Date`: the client corrects its clock by it, since sessions, deadlines and the age of quotes go by the exchange's time.",
    ],
  },
  envelope: {
    id: 'envelope',
    title: 'Envelope',
    paragraphs: [
      'Every answer is an object with `status`, `msg` and `data`. Status `1` is success, and `data` has the shape that the call says. Any other status is a refusal with HTTP status 200, and `msg` tells why. A status in a string, `"1"`, is read as well.',
    ],
  },
  refusals: {
    id: 'refusals',
    title: 'Refusals and failures',
    paragraphs: [
      'A refusal changes nothing. Its `msg` is a sentence in English, Chinese or Japanese that holds one of the fragments of the error catalogue; the longest fragment wins. The member reads the translation, never the sentence, unless it is not in the catalogue. Where the message may carry a number (a minimum, days, minutes), write it in digits: it is shown in the translation. Money is in yen there; in a currency exchange, in the currency that is given.',
      'Fourteen messages are special phrases: the client takes them as the answer "no" rather than as an error. The page on the error catalogue marks them.',
      `HTTP 401 ends the session: the client forgets the token, says so once however many calls failed, and goes to the login screen after ${seconds(redirectAfter401Ms)}. Any other HTTP status but 200 is a failure of the server, whatever its body says.`,
      'Any call that moves money may be refused with `accountFrozen`, `submittedTooFrequently` (more than ten a second), `systemBusy` (while the books are closed) and `parameterError` (when its `clientRequestId` belongs to another request); any call at all with `parameterError`, when its body does not fit.',
    ],
  },
  money: {
    id: 'money',
    title: 'Calls that move money',
    paragraphs: [
      'The client sends them once and never tries again by itself. When no answer comes in time, the result is unknown: the member is told so and looks at the records.',
      'They bear a `clientRequestId`, made by the client for one press of a button. Once a request has been carried out, its id belongs to its member, its call and its body. The server keeps the id with the call, a hash of the body and the record that the request made or changed. The ids of two members have nothing to do with each other.',
      'The same request again, with the same id, call and body, changes nothing. Its answer tells of the record that the first one made or changed, as it stands now: a client that lost the first answer learns what became of its request. Two bodies are the same when their fields have the same values: the order of the fields does not count, nor how a number is written, nor a field that the call does not know, and `null` means left out.',
      'Another call, or another body, with the same id is refused with `parameterError`, and nothing happens. A request that was refused made nothing and is not kept: its id may come again, with the same body or another one. So may the id of a currency exchange that was not carried out because the rate had moved.',
    ],
  },
  reading: {
    id: 'reading',
    title: 'Calls that read',
    paragraphs: [
      'They may come at any time and again: twice more after a failure that may pass, when a screen comes back into sight, and every few seconds for prices on the screen. They must not change anything.',
      'Lists that can grow without end come in pages: `page` counts from 1, a page has 20 items, the newest first unless the call says otherwise, and `hasMore` tells whether there is another. A page beyond the end is empty, not refused.',
    ],
  },
  values: {
    id: 'values',
    title: 'Values',
    paragraphs: [
      'Amounts, prices and rates are decimal strings, from the server to the screen and back: never a binary floating-point number. Numbers are read as well, and whole numbers in strings. Amounts are in yen with two decimals at most, unless a field says otherwise; prices have the decimals of their tick; rates are fractions, so `0.001` is 0.1 %.',
      'Moments are ISO 8601 with an offset or `Z`. Days, hours and sessions are those of the exchange, in Tokyo, whatever the zone of the phone.',
      'Names that members read come in all three languages, so that switching needs no further call.',
    ],
  },
  reviews: {
    id: 'reviews',
    title: 'What a back office decides',
    paragraphs: [
      'Deposits, withdrawals, real-name applications, loans, block trades and draws wait for somebody to decide. The answer comes at once with the status of waiting; the client asks again later. How long it usually takes is told where it is asked for (`reviewMinutes`), and the simulated exchange decides by itself after that time.',
      'Every refusal by a back office carries its reason, for the member to read. Nothing ever asks for a payment in order to withdraw.',
    ],
  },
} as const satisfies Record<string, Chapter>;

/** The same as Markdown, for the document. */
export const introduction = {
  summary:
    'The calls of a mobile app for trading stocks: one contract for the app, its simulated exchange and its server.',
  description: Object.values(chapters)
    .map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n'))
    .join('\n\n'),
};
