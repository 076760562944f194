import { type Answer, appOrigin, type Watch } from '../client';
import type { Report } from '../report';

const second = 1_000;

/** Checks the headers of every answer: `Date`, which never goes back, and CORS for the native app. */
export const watchHeaders =
  ({ expect }: Report): Watch =>
  (answer) => {
    if (answer.failure) return;
    const { call, headers, sent } = answer;
    const must = (holds: boolean, sentence: string) => expect(holds, call.path, sentence, sent);
    const date = headers.get('date');
    if (must(date !== null, 'Its answer has no header Date.')) {
      if (must(!Number.isNaN(Date.parse(date ?? '')), `Its header Date is ${date}, not a date of HTTP.`))
        must(!isOlder(answer), `Its answer is older than an answer before it: its header Date is ${date}.`);
    }
    const origin = headers.get('access-control-allow-origin');
    must(
      origin === '*' || origin === appOrigin,
      `Its header Access-Control-Allow-Origin is ${origin ?? 'missing'}, so the app on ${appOrigin} cannot read it.`,
    );
    const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/,\s*/);
    for (const name of ['Date', 'Retry-After'])
      must(
        exposed.includes(name.toLowerCase()) || exposed.includes('*'),
        `Its header Access-Control-Expose-Headers does not have ${name}.`,
      );
  };

/** `Date` has whole seconds. */
const isOlder = ({ headers, knownTime }: Answer) =>
  Date.parse(headers.get('date') ?? '') + second < knownTime;
