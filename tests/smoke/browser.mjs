import { chromium } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/** How long to wait for what a member would see, in ms: the machine may be busy with other things. */
export const patience = 30_000;

/** Waits until what is expected is so. */
export const expect = playwrightExpect.configure({ timeout: patience });

/** @param args what this one is told beside what every Chromium of ours is */
export async function launchChromium(args = []) {
  const options = launchOptions(await ensureChromium());
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

/** How a page says in its console that something was kept from happening. */
const violated = 'Violated:';

/** What the page's policy has kept from happening, told by every page of a phone from its first moment. */
const tellViolations = (mark) =>
  window.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
  });

/**
 * A member's phone, 390 × 844. What it asks for, what its console says and complains about and what the page's policy
 * forbids is written down.
 *
 * @param session who is signed in already; nobody when left out
 * @param serviceWorkers whether they can run: the demonstration needs one
 */
export async function openPhone(browser, { url, session, serviceWorkers = 'block' }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
    storageState: session && { cookies: [], origins: [{ origin: url, localStorage: remembered(session) }] },
  });
  context.setDefaultTimeout(patience);
  const requests = [];
  const said = [];
  const complaints = [];
  context.on('request', (request) => requests.push(request));
  const violations = [];
  await context.addInitScript(tellViolations, violated);
  context.on('console', (message) => {
    const text = message.text();
    said.push(text);
    if (isViolation(text)) violations.push(text);
    else if (message.type() === 'error') complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return {
    page: await context.newPage(),
    requests,
    said,
    complaints,
    violations,
    /** The requests for one call so far; for every call when none is named. */
    callsOf: (path = '') => requests.filter((request) => request.url().startsWith(`${url}/api/vue${path}`)),
    /** Strikes out complaints that a check has provoked. */
    forgive: (...provoked) => {
      const others = complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)));
      complaints.splice(0, complaints.length, ...others);
    },
    /** The markup of the pages that are open. */
    markup: () => Promise.all(context.pages().map((page) => page.content())),
    close: () => context.close(),
  };
}

/** Ours, and what Chromium says by itself: it also tells what it would refuse, and headers that it can't read. */
const isViolation = (text) =>
  text.startsWith(violated) ||
  /content security policy|trusted ?types?|trusted ?html|permissions.policy/i.test(text);

/** A session as the app keeps it (specification 3). */
const remembered = ({ token, account }) => [
  { name: 'tokend', value: token },
  { name: 'account', value: account },
];

/** What Chromium itself says of an answer that was not 2xx, or did not come. */
export const failedLoad = /^Failed to load resource/;
