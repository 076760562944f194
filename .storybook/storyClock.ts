import MockDate from 'mockdate';
import { setSteadyClock } from '../src/lib/deviceClock';

/** Timers from this length on end a state: the limit of a call, a toast, a poll. In ms. */
const longMs = 1_000;

let stopped = false;

/** Stories have a date that stands still, and timers that can be stopped. */
export function controlClock(): void {
  setSteadyClock(() => Date.now());
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = window[name].bind(window);
    const controlled = (handler: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      set(() => {
        if (!stopped || delay < longMs) handler(...args);
      }, delay);
    Object.assign(window, { [name]: controlled });
  }
  // A reader who uses the story meets it as members do.
  const start = ({ isTrusted }: Event) => {
    if (isTrusted) stopped = false;
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, start, true);
}

/** Sets the date of a story, epoch ms, and starts its timers. */
export function startClock(now: number): void {
  MockDate.set(now);
  stopped = false;
}

/** The state that a play ends in stays. */
export function stopClock(): void {
  stopped = true;
}
