import { chromium } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/** @import { Browser, Request } from 'playwright' */

/** Limit for something to appear, in ms: the machine may be busy. */
export const patience = 30_000;

/** `expect` that retries until this limit. */
export const expect = playwrightExpect.configure({ timeout: patience });

/**
 * @param {string[]} [args] command-line arguments beside the usual ones
 * @param {string[]} [without] arguments of Playwright to leave out
 */
export async function launchChromium(args = [], without = []) {
  const options = launchOptions(await ensureChromium());
  return chromium.launch({ ...options, args: [...options.args, ...args], ignoreDefaultArgs: without });
}

/** Prefix of console messages about policy violations. */
const violationPrefix = 'Violated:';

/**
 * Logs violations of the page's policy. Runs in every page, from its start.
 *
 * @param {string} mark
 */
const logViolations = (mark) =>
  window.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
  });

/** @typedef {{ token: string, account: string }} Session */
/** @typedef {Awaited<ReturnType<typeof openPhone>>} Phone */

/**
 * A member's phone, 390 × 844. Records requests, console messages and errors, and violations of the page's policy.
 *
 * @param {Browser} browser
 * @param {object} options
 * @param {string} options.url
 * @param {Session} [options.session] signed-in session; none if absent
 */
export async function openPhone(browser, { url, session }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: session && {
      cookies: [],
      origins: [{ origin: url, localStorage: storedSession(session) }],
    },
  });
  context.setDefaultTimeout(patience);
  /** @type {Request[]} */
  const requests = [];
  /** @type {string[]} */
  const consoleLines = [];
  /** @type {string[]} */
  const consoleErrors = [];
  context.on('request', (request) => requests.push(request));
  /** @type {string[]} */
  const violations = [];
  await context.addInitScript(logViolations, violationPrefix);
  context.on('console', (message) => {
    const text = message.text();
    consoleLines.push(text);
    if (isViolation(text)) violations.push(text);
    else if (message.type() === 'error') consoleErrors.push(text);
  });
  context.on('weberror', (error) => consoleErrors.push(String(error.error())));
  return {
    page: await context.newPage(),
    requests,
    consoleLines,
    consoleErrors,
    violations,
    /**
     * The requests for one call so far; for every call when none is named.
     *
     * @param {string} [path]
     */
    callsOf: (path = '') => requests.filter((request) => request.url().startsWith(`${url}/api/vue${path}`)),
    /**
     * Removes console errors that a check has caused on purpose.
     *
     * @param {RegExp[]} expected
     */
    ignoreErrors: (...expected) => {
      const others = consoleErrors.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      );
      consoleErrors.splice(0, consoleErrors.length, ...others);
    },
    /** The markup of the pages that are open. */
    markup: () => Promise.all(context.pages().map((page) => page.content())),
    close: () => context.close(),
  };
}

/**
 * Messages of ours, and Chromium's own about report-only policies and invalid headers.
 *
 * @param {string} text
 */
const isViolation = (text) =>
  text.startsWith(violationPrefix) ||
  /content security policy|trusted ?types?|trusted ?html|permissions.policy/i.test(text);

/**
 * A session as the app keeps it (specification 3).
 *
 * @param {Session} session
 */
const storedSession = ({ token, account }) => [
  { name: 'tokend', value: token },
  { name: 'account', value: account },
];

/** Chromium's message for a response that is not 2xx or missing. */
export const failedLoad = /^Failed to load resource/;
