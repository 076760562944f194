import { importSource } from '../smoke/sources.mjs';

const { serverText } = await importSource('mocks/handlers/serverTexts.ts');
const { moneyPaths } = await importSource('tests/soak/moneyPaths.ts');

/** Delay of a slow response, in ms. */
const slowMs = 3_000;
/** Delay of a late refusal, in ms. */
const lateMs = 20;
/** Calls that change something other than money. */
const changing = /^\/(notice|upload|user)\//;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a call to the exchange outside the browser, so that the result is known even if the page never gets it. */
async function askExchange(request) {
  const headers = await request.allHeaders();
  const kept = ['content-type', 'token', 'account', 'is-admin'].filter((name) => name in headers);
  const response = await fetch(request.url(), {
    method: 'POST',
    headers: Object.fromEntries(kept.map((name) => [name, headers[name]])),
    body: request.postData(),
  });
  const responseHeaders = ['content-type', 'date', 'x-exchange-time'].map((name) => [
    name,
    response.headers.get(name),
  ]);
  return {
    status: response.status,
    headers: Object.fromEntries(responseHeaders.filter(([, value]) => value !== null)),
    body: await response.text(),
  };
}

/** Whether the call was executed, rather than refused or cached with a question. */
function isExecuted({ status, body }) {
  if (status !== 200) return false;
  const { status: verdict, data } = JSON.parse(body);
  return verdict === 1 && data?.executed !== false;
}

/**
 * Intercepts the calls of a browser context: injects network faults, and logs every call that moves money.
 *
 * @param options.chance decides whether a failing call reaches the exchange first
 * @param options.frozen the exchange's clock is stopped and nothing is executed, so responses are cached
 */
export async function interceptCalls(context, { chance, frozen }) {
  const requestLog = [];
  let mode = 'clear';
  let moneyOnly = false;
  let calls = 0;
  let released = Promise.resolve();
  const cached = new Map();

  const responders = {
    clear: async (route, ask) => route.fulfill(await ask()),
    async slow(route, ask) {
      const answer = await ask();
      await wait(slowMs);
      await route.fulfill(answer);
    },
    // The page runs into its time-out.
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
    /** Refused when released, so that the member can act while the call is pending. */
    async held(route) {
      await released;
      await responders.refusal(route);
    },
    /** Refused late enough for a second tap. */
    async lateRefusal(route) {
      await wait(lateMs);
      await responders.refusal(route);
    },
    refusal: (route) => route.fulfill({ json: { status: 0, msg: serverText('systemBusy'), data: null } }),
  };

  async function pass(route) {
    const request = route.request();
    const path = request.url().split('/api/vue')[1];
    calls += 1;
    const entry = moneyPaths.includes(path) ? log(request, path) : undefined;
    const ask = async () => {
      const question = frozen && `${path} ${request.postData()}`;
      const answer = cached.get(question) ?? (await askExchange(request));
      if (frozen && !entry && !changing.test(path)) cached.set(question, answer);
      if (entry) entry.executed = isExecuted(answer);
      return answer;
    };
    const currentMode = moneyOnly && !entry ? 'clear' : mode;
    // A closed page, or one that has timed out, takes no response.
    await responders[currentMode](route, ask).catch(() => {});
  }

  function log(request, path) {
    const entry = {
      path,
      id: JSON.parse(request.postData() ?? '{}').clientRequestId,
      page: request.frame().page(),
      executed: false,
    };
    requestLog.push(entry);
    return entry;
  }

  await context.route('**/api/vue/**', pass);
  return {
    requestLog,
    get calls() {
      return calls;
    },
    /** Holds calls that move money until the returned function is called; then refuses them. */
    hold() {
      let release;
      released = new Promise((resolve) => {
        release = resolve;
      });
      mode = 'held';
      moneyOnly = true;
      return release;
    },
    /** @param options.moneyOnly whether only calls that move money fail */
    setMode(next, options = {}) {
      mode = next;
      moneyOnly = options.moneyOnly ?? false;
    },
  };
}
