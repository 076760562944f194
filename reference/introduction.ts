import { maxBodyBytes, maxUploadBytes } from '../mocks/bodyLimits';
import { fundPasswordLimit, loginPasswordLimit, type TryLimit } from '../mocks/exchange/identity/rules';
import { apiBase, imageBase, timeoutMs } from '../src/api/address';
import { redirectAfter401Ms } from '../src/api/unauthorized';

/** A chapter of the introduction; text in backticks is code. */
export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

const limitOf = ({ tries, waitMinutes }: TryLimit) => `${tries} wrong ones and ${waitMinutes} minutes`;
const mebibytes = (bytes: number) => `${bytes / 1_048_576} MiB`;
const seconds = (ms: number) => `${ms / 1000} s`;

/** Rules of all calls that schemas cannot express. */
export const chapters = {
  calling: {
    id: 'calling',
    title: 'Making a call',
    paragraphs: [
      `Every call is a \`POST\` to \`${apiBase}\` and its path, on the origin of the app, with a JSON object as its body: \`{}\` if there are no parameters. Images named in responses are fetched with \`GET\` below \`${imageBase}\`.`,
      `The client waits ${seconds(timeoutMs)} for a response. It ignores unknown fields, so a server may send more than is described here. What is described must be present: a response without a required field, or with a value outside the sets below, is a failure.`,
      'An optional field may be absent or `null`, with the same meaning. Its description says when it is absent.',
      'Each call says whether it is given by the specification of the product or proposed here. A proposed path can still change, in one place.',
      'Fields of this document whose names begin with `x-` are ours. On a call, `x-origin` is its source: `given` by the specification, `proposed` here, or `demo` for the simulated exchange alone. `x-moves-money` marks calls that move money. `x-refusals` lists the messages that the description of a call names; others are possible. `x-live-example` says whether the example response is from the simulated exchange, or only fits the schema.',
      'On a schema, `x-area` is the chapter that it belongs to. `x-transitions` is on sets of statuses. For each kind of record (`of`) it has the possible first statuses (`begins`), and every change `from` one status `to` another with its cause (`by`). `x-error-catalogue` has all messages: their key, group and a sample sentence, and whether they are special phrases (`special`) or may contain a number (`numbered`). `fragments` has the phrases that identify a message, by language: `N` in them is any number, and case, blanks and punctuation do not matter.',
      'Formats of values are part of the schemas. `format` is to be checked, except `password`, which marks secrets, and patterns are regular expressions of JavaScript, with or without the flag `u`. A value that fits its schema is accepted by the client. The client accepts a little more: blanks around codes, texts of pictographs only, decimals with an exponent or blanks around them, and numbers with limits of their own as strings.',
      'The examples are requests to the simulated exchange and its responses. Lists and long texts are shortened.',
      '`npm run conformance` of the project checks whether a server holds this contract.',
    ],
  },
  headers: {
    id: 'headers',
    title: 'Headers',
    paragraphs: [
      'Headers of their own identify the caller; there are no cookies. Calls without a session ignore them.',
      'A session token has at least 120 random bits, so that nobody can guess it. Each login gets a token of its own. Changing the login password ends all other sessions of the member.',
      `A server limits wrong passwords of an account. After the last one it refuses every password for some minutes with \`submittedTooFrequently\`, also the right one. In the simulated exchange these are ${limitOf(loginPasswordLimit)} for the login password, and ${limitOf(fundPasswordLimit)} for the fund password.`,
      "Responses should have HTTP's `Date` header. The client corrects its clock by it, because sessions, deadlines and the age of quotes refer to the exchange's time. Without the header it keeps the time that it knows: at first that of the device. `Date` is the time at which the server writes the response. The client knows when it sent the request, so a slow network does not make quotes look younger.",
      'The native app calls from `https://localhost` (Android) and `capacitor://localhost` (iOS), so it needs CORS. A server allows these origins, `GET` and `POST`, and the headers `content-type`, `token`, `account` and `is-admin`. It exposes `date` and `retry-after`, also in responses with an HTTP status other than 200: without CORS the app sees a lost connection. It answers `OPTIONS` with 204 and no body. Cookies are not used, so credentials need not be allowed. On the origin of the app CORS is not needed.',
      'The simulated exchange has two more headers in its responses. `x-exchange-time` is its time in milliseconds and ISO 8601. `x-itayose-parameter` is with a refusal `parameterError` of a body that does not fit its schema: it names the first such field, such as `lots` or `bars.0.open`, or says `body` for the whole body. They are for developers. The client reads neither, and no server needs them.',
    ],
  },
  bodies: {
    id: 'bodies',
    title: 'Limits of bodies',
    paragraphs: [
      `A server accepts bodies of at least ${mebibytes(maxBodyBytes)}. For the calls below \`/upload/\` the limit is ${mebibytes(maxUploadBytes)}: an image in Base64 is a third larger. To a larger body it responds with HTTP 413 at once. It does not read the rest, and closes the connection.`,
      'A body has a `Content-Length`. The simulated server refuses a body of unknown length with HTTP 411. Both are failures for the client, not refusals: the call was not carried out.',
      'The client does not read a response of more than 4,000,000 characters, and no list of more than 5,000 items.',
    ],
  },
  order: {
    id: 'order-of-checks',
    title: 'Order of checks',
    paragraphs: [
      'A server checks the size of the body, then the session (401), then the body against its schema (`parameterError`), then whether the request was made before, then the reasons of the call. The first reason is the response.',
      'A description lists the reasons of a call without an order, unless it gives one.',
    ],
  },
  envelope: {
    id: 'envelope',
    title: 'Envelope',
    paragraphs: [
      'Every response is an object with `status`, `msg` and `data`, and optionally `code`. Status `1` is success, and `data` has the schema of the call. Any other status is a refusal with HTTP status 200, and `msg` is the reason. A status as a string, `"1"`, is accepted.',
    ],
  },
  refusals: {
    id: 'refusals',
    title: 'Refusals and failures',
    paragraphs: [
      'A refusal changes nothing. Its `msg` is a sentence in English, Chinese or Japanese that contains a fragment of the error catalogue. The longest fragment wins. The member sees the translation instead of the sentence. A sentence without a fragment is shown as it is. Proposed: a `code` with the key of the message decides, whatever the sentence says. If the message may contain a number (a minimum, days, minutes), write it in digits: the translation shows it. Money is in yen; in a currency exchange, in the source currency.',
      'Fourteen messages are special phrases: the client treats them as a negative result rather than as an error. The page on the error catalogue marks them.',
      `HTTP 401 ends the session: the client deletes the token, reports it once for any number of failed calls, and goes to the login screen after ${seconds(redirectAfter401Ms)}. Any other HTTP status than 2xx is a failure, whatever its body contains.`,
      'HTTP 4xx says that the call was not carried out: a server must not answer with 4xx if it was, or may still be. This includes 408: the server did not get the whole request in time. The member is told so, and may send the form again. HTTP 5xx, a lost connection, no response in time and a response that violates the contract leave it open whether the call was carried out. A server, and each proxy before it, that cannot know the result responds with 5xx, such as 502 or 504.',
      'A server that takes no more requests for the moment responds with HTTP 429, or with 503 if the reason is not this client. `Retry-After` says for how long: in seconds, or as an HTTP date. Until then the client does not repeat the call, and a form that got 429 names the time and cannot be sent. At most a day is obeyed. Without the header the client waits longer after each failure.',
      'Any call that moves money may be refused with `accountFrozen`, `submittedTooFrequently` (more than ten a second) and `systemBusy` (while the books are closed); any call with a `clientRequestId` with `parameterError`, when its id belongs to another request; any call with `parameterError`, when its body is invalid.',
    ],
  },
  money: {
    id: 'money',
    title: 'Calls that move money',
    paragraphs: [
      'The client sends them once and never retries by itself. Without a response in time, and after HTTP 5xx, the result is unknown. The client keeps the id, the call and the time on the device, not the body. It does not offer the form again before it knows the result, for which it asks `/common/RequestResult`. After HTTP 4xx nothing was carried out, and the form can be sent again with a new id.',
      'The chapter about request ids has the rules that prevent a second execution.',
    ],
  },
  requestIds: {
    id: 'request-ids',
    title: 'Request ids',
    paragraphs: [
      'A call that moves money, and a message to customer service, has a `clientRequestId`. The client creates it for one press of a button. It has 1 to 200 visible ASCII characters (`!` to `~`). They are compared one by one: upper and lower case differ. An id may be any such text, also `__proto__`. Any other id is refused with `parameterError`.',
      'Once a request has been executed, its id belongs to its member, its call and its body without secrets. The server stores the id with the call, a hash of that body and the record that the request created or changed. It stores them in the same transaction as the change. The hash must differ for different bodies: use SHA-256 or a similar one. Ids of different members are independent.',
      'Secrets are the fields of the format `password`, such as a fund password. They are no part of the stored hash: anyone who obtains it could try all passwords of six digits within a second. So the same request with another password is a repeated request. Nothing is checked again, and its response contains the record of the first one.',
      'A repeated request, with the same id, call and body, changes nothing. Its response contains the record that the first one created or changed, in its current state, so a client that lost the first response gets the result. This also holds while new requests are refused, such as during maintenance. Two bodies are equal if their fields, except secrets, have equal values. The order of fields, the notation of numbers and unknown fields do not matter, and `null` equals an absent field.',
      'Of several simultaneous requests with one id, the first accepted one is executed. The others wait for it, and are then treated as sent later.',
      'Another call or body with the same id is refused with `parameterError`, without effect.',
      'A refused request is not stored, because it changed nothing and its reason may pass. Its id may be used again, with the same body or another one. The same holds for a currency exchange that was not executed because the rate had changed. A client that does not know a result may therefore send the same request again: it gets the record, or the request is executed or refused now. A refusal does not mean that the first request was refused, as long as that can still arrive.',
      'A client that does not know a result asks `/common/RequestResult`, with the id, at any time. The response is final. If the request was executed, it names the call and the record. Otherwise it says so, and from then on the id is void: the server stores that before it responds, and refuses every later request with the id with `parameterError`. Without this, a request that is late on the network could be executed after the member was told that nothing happened. A question that arrives while a request with its id is being executed waits for it. Questions are answered for frozen accounts and during maintenance, too.',
      'An id is kept as long as the account. A late repetition would otherwise be executed a second time.',
    ],
  },
  arithmetic: {
    id: 'arithmetic',
    title: 'Arithmetic of money',
    paragraphs: [
      'A server calculates what the client shows before a member commits, so both must get the same sen. Amounts are calculated exactly, as integers or decimals of any size, and rounded once, when an amount is booked: never to fewer decimals in between, and never as binary floating-point numbers. The sen is a hundredth of a yen. Half up rounds halves away from zero; up rounds away from zero, down towards it.',
      'The document has the rules and their test vectors in `x-money-vectors`. For each rule it has the sentences (`rule`) and cases: what a case shows (`shows`), what is given (`given`) and what results (`result`). `null` says that there is no such price or level. The rates in the cases are examples: a server has its own.',
      'The app and the simulated exchange calculate with code of their own, and unit tests compare both with the vectors. A server team runs them against its own code. `npm run conformance` does not check them, because a call returns only the amounts of its moment.',
    ],
  },
  reading: {
    id: 'reading',
    title: 'Calls that read',
    paragraphs: [
      'They may be repeated at any time: up to twice after a temporary failure, when a screen becomes visible again, and every few seconds for visible prices. They are not repeated after HTTP 4xx, except after the time that a 429 names. While they fail, the client asks less and less often, at random moments, up to every 30 s. They must not change anything.',
      'Unbounded lists are paged: `page` counts from 1, a page has at most 20 items, newest first unless the call says otherwise, and `hasMore` says whether there is another page. A page beyond the end is empty, not refused.',
    ],
  },
  values: {
    id: 'values',
    title: 'Values',
    paragraphs: [
      'Amounts, prices and rates are decimal strings, from the server to the screen and back: never a binary floating-point number. JSON numbers are accepted as well, and integers as strings. Amounts are in yen with two decimals at most, unless a field says otherwise; prices have the decimals of their tick; rates are fractions, so `0.001` is 0.1 %.',
      'Moments are ISO 8601 with an offset or `Z`. Days, hours and sessions are those of the exchange, in Tokyo, regardless of the time zone of the phone.',
      'Displayed names come in all three languages, so that switching needs no further call.',
    ],
  },
  reviews: {
    id: 'reviews',
    title: 'What a back office decides',
    paragraphs: [
      'Deposits, withdrawals, real-name applications, loans, block trades and draws wait for a decision. The response comes at once with a pending status, and the client polls later. The usual time is in `reviewMinutes`. The simulated exchange decides by itself after that time.',
      'Every rejection by a back office has a reason that the member sees. Nothing ever asks for a payment in order to withdraw.',
    ],
  },
} as const satisfies Record<string, Chapter>;

/** The introduction as Markdown, for the document. */
export const introduction = {
  summary:
    'The calls of a mobile app for trading stocks: one contract for the app, its simulated exchange and its server.',
  description: Object.values(chapters)
    .map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n'))
    .join('\n\n'),
};
