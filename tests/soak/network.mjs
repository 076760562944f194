import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @import { BrowserContext, Page, Request, Route } from 'playwright' */

/** @type {typeof import('../../mocks/handlers/serverTexts.ts')} */
const { serverText } = await importTypeScript('mocks/handlers/serverTexts.ts');
/** @type {typeof import('./moneyPaths.ts')} */
const { moneyPaths } = await importTypeScript('tests/soak/moneyPaths.ts');

/** @typedef {'slow' | 'hang' | 'offline' | 'serverError' | 'unauthorized' | 'held' | 'lateRefusal' | 'refusal'} Failing */
/** @typedef {'clear' | Failing} Mode */
/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Answer */

/**
 * A request that moves money.
 *
 * @typedef {object} LoggedRequest
 * @property {string} path
 * @property {string} id
 * @property {Page} page
 * @property {boolean} executed according to its answer
 */

/** Delay of a slow response, in ms. */
const slowMs = 3_000;
/** Delay of a late refusal, in ms. */
const lateMs = 20;
/** Calls that change something other than money. */
const changing = /^\/(notice|upload|user)\//;
/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a call to the exchange outside the browser, so that the result is known even if the page never gets it.
 *
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function askExchange(request) {
  const headers = await request.allHeaders();
  const kept = ['content-type', 'token', 'account', 'is-admin'].filter((name) => name in headers);
  const response = await fetch(request.url(), {
    method: 'POST',
    headers: Object.fromEntries(kept.map((name) => [name, headers[name] ?? ''])),
    body: request.postData(),
  });
  const sentOn = ['content-type', 'date', 'x-exchange-time'].filter((name) => response.headers.has(name));
  return {
    status: response.status,
    headers: Object.fromEntries(sentOn.map((name) => [name, response.headers.get(name) ?? ''])),
    body: await response.text(),
  };
}

/**
 * Whether the call was executed, rather than refused or cached with a question.
 *
 * @param {Answer} answer
 */
function isExecuted({ status, body }) {
  if (status !== 200) return false;
  const { status: verdict, data } = JSON.parse(body);
  return verdict === 1 && data?.executed !== false;
}

/**
 * Intercepts the calls of a browser context: injects network faults, and logs every call that moves money.
 *
 * @param {BrowserContext} context
 * @param {object} options
 * @param {{ below: (limit: number) => number }} options.chance decides whether a failing call reaches the exchange first
 * @param {boolean} options.frozen the exchange's clock is stopped and nothing is executed, so responses are cached
 */
export async function interceptCalls(context, { chance, frozen }) {
  /** @type {LoggedRequest[]} */
  const requestLog = [];
  /** @type {Mode} */
  let mode = 'clear';
  let moneyOnly = false;
  let calls = 0;
  /** @type {Promise<unknown>} */
  let released = Promise.resolve();
  /** @type {Map<string, Answer>} */
  const cached = new Map();

  /** @type {Record<Mode, (route: Route, ask: () => Promise<Answer>) => Promise<void>>} */
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
    async held(route, ask) {
      await released;
      await responders.refusal(route, ask);
    },
    /** Refused late enough for a second tap. */
    async lateRefusal(route, ask) {
      await wait(lateMs);
      await responders.refusal(route, ask);
    },
    refusal: (route) => route.fulfill({ json: { status: 0, msg: serverText('systemBusy'), data: null } }),
  };

  /** @param {Route} route */
  async function pass(route) {
    const request = route.request();
    const path = request.url().split('/api/vue')[1] ?? '';
    calls += 1;
    const entry = moneyPaths.includes(path) ? log(request, path) : undefined;
    const ask = async () => {
      const question = `${path} ${request.postData()}`;
      const answer = cached.get(question) ?? (await askExchange(request));
      if (frozen && !entry && !changing.test(path)) cached.set(question, answer);
      if (entry) entry.executed = isExecuted(answer);
      return answer;
    };
    const currentMode = moneyOnly && !entry ? 'clear' : mode;
    // A closed page, or one that has timed out, takes no response.
    await responders[currentMode](route, ask).catch(() => {});
  }

  /**
   * @param {Request} request
   * @param {string} path
   * @returns {LoggedRequest}
   */
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
      /** @type {(value?: unknown) => void} */
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      mode = 'held';
      moneyOnly = true;
      return release;
    },
    /**
     * @param {Mode} next
     * @param {object} [options]
     * @param {boolean} [options.moneyOnly] whether only calls that move money fail
     */
    setMode(next, options = {}) {
      mode = next;
      moneyOnly = options.moneyOnly ?? false;
    },
  };
}
