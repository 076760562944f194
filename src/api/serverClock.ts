import { deviceNow } from '../lib/deviceClock';
import { createEmitter } from '../lib/emitter';
import { bestOffset, type ClockSample, commonBounds, withSample } from './clockEstimate';

/** Smallest jump that is reported, ms. Less is a better estimate. */
const jumpMs = 2_000;

let samples: ClockSample[] = [];
let offsetMs = 0;
let errorMs = 0;
const jumps = createEmitter<void>();

/** Calls the listener when the known exchange time jumps: the phone woke up, or its clock was set. */
export const subscribeClock = jumps.subscribe;

/** When a request was sent and its response received, in ms of `deviceNow`. */
export type Travel = Pick<ClockSample, 'sentAt' | 'receivedAt'>;

const noTravel = (): Travel => {
  const now = deviceNow();
  return { sentAt: now, receivedAt: now };
};

/** Corrects the server's clock by an HTTP `Date` header; ignores anything else. */
export function learnServerTime(header: unknown, { sentAt, receivedAt }: Travel = noTravel()): void {
  const serverMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (!Number.isFinite(serverMs)) return;
  const newest = { serverMs, sentAt, receivedAt };
  samples = withSample(samples, newest);
  const bounds = commonBounds([newest, ...samples]);
  const before = offsetMs;
  offsetMs = bestOffset(bounds);
  errorMs = bounds.latest - offsetMs;
  if (Math.abs(offsetMs - before) >= jumpMs) jumps.emit();
}

/**
 * The exchange's time in epoch ms: this device's clock, corrected by the `Date` headers of the server's recent responses
 * (decision 12).
 */
export function serverNow(): number {
  return serverTimeAt(deviceNow());
}

/** The exchange's time at a moment of `deviceNow`, as it is known now. */
export const serverTimeAt = (deviceMs: number): number => deviceMs + offsetMs;

/**
 * How much more than `serverNow` the exchange's clock can show, ms. An age that counts from the sum is never less than the
 * true one, however slow the network is. 0 before the first response.
 */
export const clockErrorMs = (): number => errorMs;
