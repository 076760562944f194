import { importSource } from '../smoke/sources.mjs';

const { serverText } = await importSource('mocks/handlers/serverTexts.ts');
const { moneyPaths } = await importSource('tests/soak/moneyPaths.ts');

/** How long a slow answer takes, in ms. */
const slowMs = 3_000;
/** How long after it was asked a late answer comes, in ms. */
const lateMs = 20;
/** Calls that change something beside money. */
const changing = /^\/(notice|upload|user)\//;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the exchange itself answers, asked beside the browser: so it is known even where the page is never told. */
async function askExchange(request) {
  const headers = await request.allHeaders();
  const kept = ['content-type', 'token', 'account', 'is-admin'].filter((name) => name in headers);
  const response = await fetch(request.url(), {
    method: 'POST',
    headers: Object.fromEntries(kept.map((name) => [name, headers[name]])),
    body: request.postData(),
  });
  const told = ['content-type', 'date', 'x-exchange-time'].map((name) => [name, response.headers.get(name)]);
  return {
    status: response.status,
    headers: Object.fromEntries(told.filter(([, value]) => value !== null)),
    body: await response.text(),
  };
}

/** Whether an answer says that it was carried out, and not that the member is asked again. */
function isCarriedOut({ status, body }) {
  if (status !== 200) return false;
  const { status: verdict, data } = JSON.parse(body);
  return verdict === 1 && data?.executed !== false;
}

/**
 * What stands between the phones of a context and the exchange: it can be told to go wrong, and it keeps a book of
 * every call that moves money.
 *
 * @param options.chance decides whether a call that goes wrong has reached the exchange before
 * @param options.stands the exchange's clock stands still and nothing is carried out: what it has answered holds
 */
export async function standBetween(context, { chance, stands }) {
  const book = [];
  let weather = 'clear';
  let ofMoneyAlone = false;
  let calls = 0;
  let free = Promise.resolve();
  const answered = new Map();

  const answers = {
    clear: async (route, ask) => route.fulfill(await ask()),
    async slow(route, ask) {
      const answer = await ask();
      await wait(slowMs);
      await route.fulfill(answer);
    },
    // The page gives up by itself.
    hang: async (_, ask) => void (chance.below(2) === 0 && (await ask())),
    async offline(route, ask) {
      if (chance.below(2) === 0) await ask();
      await route.abort('internetdisconnected');
    },
    async serverError(route, ask) {
      if (chance.below(2) === 0) await ask();
      await route.fulfill({ status: 500, body: '' });
    },
    unauthorized: (route) => route.fulfill({ status: 401, body: '' }),
    /** Refused once it is let go: what a member does meanwhile is done while it is under way. */
    async held(route) {
      await free;
      await answers.refusal(route);
    },
    /** Late enough for a second tap. */
    async lateRefusal(route) {
      await wait(lateMs);
      await answers.refusal(route);
    },
    refusal: (route) => route.fulfill({ json: { status: 0, msg: serverText('systemBusy'), data: null } }),
  };

  async function pass(route) {
    const request = route.request();
    const path = request.url().split('/api/vue')[1];
    calls += 1;
    const entry = moneyPaths.includes(path) ? enter(request, path) : undefined;
    const ask = async () => {
      const question = stands && `${path} ${request.postData()}`;
      const answer = answered.get(question) ?? (await askExchange(request));
      if (stands && !entry && !changing.test(path)) answered.set(question, answer);
      if (entry) entry.carriedOut = isCarriedOut(answer);
      return answer;
    };
    const here = ofMoneyAlone && !entry ? 'clear' : weather;
    // A page that was left, or that has given up, takes no answer.
    await answers[here](route, ask).catch(() => {});
  }

  function enter(request, path) {
    const entry = {
      path,
      id: JSON.parse(request.postData() ?? '{}').clientRequestId,
      page: request.frame().page(),
      carriedOut: false,
    };
    book.push(entry);
    return entry;
  }

  await context.route('**/api/vue/**', pass);
  return {
    book,
    get calls() {
      return calls;
    },
    /** Holds the calls that move money back, to be refused once they are let go. Returns what lets them go. */
    hold() {
      let letGo;
      free = new Promise((resolve) => {
        letGo = resolve;
      });
      weather = 'held';
      ofMoneyAlone = true;
      return letGo;
    },
    /** @param options whether the calls that move money are the only ones to go wrong */
    become(next, { moneyAlone = false } = {}) {
      weather = next;
      ofMoneyAlone = moneyAlone;
    },
  };
}
