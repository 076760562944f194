import { createEmitter } from '../lib/emitter';

/** Smallest jump that is reported, ms. Less is the header's rounding and the network delay. */
const jumpMs = 2_000;

let offsetMs = 0;
const jumps = createEmitter<void>();

/** Calls the listener when the known exchange time jumps: the phone woke up, or its clock was set. */
export const subscribeClock = jumps.subscribe;

/** Sets the server's clock from an HTTP `Date` header; ignores anything else. `receivedAt`: epoch ms. */
export function learnServerTime(header: unknown, receivedAt = Date.now()): void {
  const serverMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (!Number.isFinite(serverMs)) return;
  const before = offsetMs;
  offsetMs = serverMs - receivedAt;
  if (Math.abs(offsetMs - before) >= jumpMs) jumps.emit();
}

/**
 * The exchange's time in epoch ms: this device's clock, corrected by the last `Date` header of the server (decision
 * 12).
 */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
