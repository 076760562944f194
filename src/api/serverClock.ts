import { createEmitter } from '../lib/emitter';

/** Less than this, in ms, is a header's rounding and the way it took. */
const noticedMs = 2_000;

let offsetMs = 0;
const jumps = createEmitter<void>();

/** Told when the exchange's clock turns out to be another one than was thought: a phone woke up, or was set. */
export const subscribeClock = jumps.subscribe;

/** Learns the server's clock from an HTTP `Date` header; anything else is left alone. */
export function learnServerTime(header: unknown, receivedAt = Date.now()): void {
  const serverMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (!Number.isFinite(serverMs)) return;
  const before = offsetMs;
  offsetMs = serverMs - receivedAt;
  if (Math.abs(offsetMs - before) >= noticedMs) jumps.emit();
}

/** The exchange's time in epoch ms: this device's clock, corrected by what the server last said (decision 12). */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
