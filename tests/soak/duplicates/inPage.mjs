/**
 * Plays gestures at a form that is open, in the page itself: a tap is a click there, as quick after the one before as
 * no hand is. After each it waits for the answer. Resolves with how many requests each has sent, how many of its taps were
 * too late and left out, and why the others could not be played. What has appeared ignores presses for a moment: time is
 * passed over instead of waited for. Runs in the page.
 *
 * @param form the path of its call, the names of its buttons, and where the one that sends it stands
 * @param gestures for each, after how many ms the further taps follow
 */
export async function playInPage({ form, gestures }) {
  const patience = 5_000;
  const lookMs = 400;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const calls = watchCalls();
  const names = ({ source, text }) => (source ? new RegExp(source) : { test: (name) => name === text });

  function watchCalls() {
    const { prototype } = XMLHttpRequest;
    if (prototype.counts) return prototype.counts;
    const counts = { sent: 0, answered: 0 };
    const { open } = prototype;
    prototype.open = function (...given) {
      if (String(given[1]).endsWith(prototype.watched)) {
        counts.sent += 1;
        this.addEventListener('loadend', () => {
          counts.answered += 1;
        });
      }
      return open.apply(this, given);
    };
    prototype.counts = counts;
    return counts;
  }

  async function until(what, look) {
    const deadline = performance.now() + patience;
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() > deadline) throw new Error(`${what} is not there`);
      await wait(4);
    }
  }

  const find = (wanted, within) => () =>
    [...document.querySelectorAll(`${within} button:not([aria-disabled])`)].find(
      (button) =>
        wanted.some((each) => names(each).test(button.firstChild?.textContent ?? '')) &&
        button.checkVisibility({ visibilityProperty: true }),
    );
  const opener = find(form.opens ?? [], '');
  const sender = find([form.sends], form.opens ? ':is([role=dialog], [role=alertdialog])' : '');

  async function play(pauses) {
    const { sent: before, answered } = calls;
    if (form.opens && !sender()) {
      const way = await until('the way to it', opener);
      window.passMs(lookMs);
      way.click();
    }
    const button = await until('what sends it', sender);
    window.passMs(lookMs);
    button.click();
    let late = 0;
    for (const pause of pauses) {
      if (pause > 0) await wait(pause);
      // On a busy machine the answer may have come: a tap after it would ask anew.
      if (calls.answered === answered) button.click();
      else late += 1;
    }
    await until('an answer', () => calls.answered === calls.sent && calls.sent > before);
    // Whatever else is sent is sent by now.
    await wait(8);
    return { requests: calls.sent - before, late };
  }

  XMLHttpRequest.prototype.watched = form.path;
  const played = [];
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
