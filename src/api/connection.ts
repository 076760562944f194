import { createEmitter } from '../lib/emitter';

/** Whether the server has answered although the browser reports no connection. */
let answered = false;
const changes = createEmitter<void>();

function setAnswered(next: boolean): void {
  if (next === answered) return;
  answered = next;
  changes.emit();
}

if (typeof window !== 'undefined') {
  for (const event of ['online', 'offline'])
    window.addEventListener(event, () => {
      answered = false;
      changes.emit();
    });
}

/**
 * Whether there is a connection, as far as is known. `true` is not reliable. `false` is the browser's word, unless the
 * server has answered since: some browsers are wrong about it, behind a VPN or inside another app.
 */
export const isOnline = (): boolean => navigator.onLine !== false || answered;

/** Calls the listener when that changes. */
export const subscribeConnection = changes.subscribe;

/** Notes whether the server has answered a call. */
export const noteAnswer = (arrived: boolean): void => setAnswered(arrived && navigator.onLine === false);
