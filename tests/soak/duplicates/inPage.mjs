/**
 * The name of a button, or a regular expression.
 *
 * @typedef {{ text?: string, source?: string }} Matcher
 */

/**
 * Plays gestures on an open form inside the page: taps are clicks without delay. Waits for the response after each.
 * Resolves with the number of requests of each gesture, the taps left out because the response had arrived, and the
 * problem that stopped it. Skips time instead of waiting, because new content ignores presses for a moment. Runs in the
 * page.
 *
 * @param {object} wanted
 * @param {{ path: string, opens?: Matcher[], sends: Matcher }} wanted.form path of its call, names of its buttons
 * @param {number[][]} wanted.gestures pauses before further taps of each gesture, in ms

 */
export async function playInPage({ form, gestures }) {
  const timeoutMs = 5_000;
  const lookMs = 400;
  /** @param {number} ms */
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const calls = countCalls();
  /**
   * @param {Matcher} matcher
   * @returns {{ test: (name: string) => boolean }}
   */
  const names = ({ source, text }) => (source ? new RegExp(source) : { test: (name) => name === text });

  function countCalls() {
    if (window.callCounts) return window.callCounts;
    const counts = { sent: 0, answered: 0 };
    const { fetch } = window;
    window.fetch = (request, ...parameters) => {
      const answer = fetch(request, ...parameters);
      const url = request instanceof Request ? request.url : String(request);
      if (window.watchedCall && url.endsWith(window.watchedCall)) {
        counts.sent += 1;
        const count = () => {
          counts.answered += 1;
        };
        answer.then(count, count);
      }
      return answer;
    };
    window.callCounts = counts;
    return counts;
  }

  /**
   * @template Found
   * @param {string} what
   * @param {() => Found | undefined | false} look
   * @returns {Promise<Found>}
   */
  async function until(what, look) {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() > deadline) throw new Error(`${what} is not there`);
      await wait(4);
    }
  }

  /**
   * @param {Matcher[]} matchers
   * @param {string} within
   */
  const find = (matchers, within) => () =>
    [
      .../** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll(`${within} button:not([aria-disabled])`)
      ),
    ].find(
      (button) =>
        matchers.some((each) => names(each).test(button.firstChild?.textContent ?? '')) &&
        button.checkVisibility({ visibilityProperty: true }),
    );
  const opener = find(form.opens ?? [], '');
  const sender = find([form.sends], form.opens ? ':is([role=dialog], [role=alertdialog])' : '');

  /** @param {number[]} pauses */
  async function play(pauses) {
    const { sent: before, answered } = calls;
    if (form.opens && !sender()) {
      const way = await until('the opening button', opener);
      window.skipMs(lookMs);
      way.click();
    }
    const button = await until('the submit button', sender);
    window.skipMs(lookMs);
    button.click();
    let late = 0;
    for (const pause of pauses) {
      if (pause > 0) await wait(pause);
      // A tap after the response would be a new submission.
      if (calls.answered === answered) button.click();
      else late += 1;
    }
    await until('an answer', () => calls.answered === calls.sent && calls.sent > before);
    // Time for further requests.
    await wait(8);
    return { requests: calls.sent - before, late };
  }

  window.watchedCall = form.path;
  /** @type {{ requests: number, late: number }[]} */
  const played = [];
  /** @type {string | undefined} */
  let problem;
  for (const pauses of gestures) {
    if (problem) break;
    await play(pauses).then(
      (one) => played.push(one),
      (cause) => {
        problem = String(cause);
      },
    );
  }
  return { played, problem };
}
