/** One response with the server's time. */
export interface ClockSample {
  /** The `Date` header, epoch ms: a whole second, so the server's clock showed up to 999 ms more. */
  serverMs: number;
  /** When the request was sent and the response received, epoch ms by the device. */
  sentAt: number;
  receivedAt: number;
}

/** How far the server's clock is ahead of the device's, ms: not less than `earliest`, not more than `latest`. */
export interface ClockBounds {
  earliest: number;
  latest: number;
}

/** The rest of the second that the `Date` header omits, ms. */
const omittedMs = 999;
/** Responses that are combined: as many as this, and not older. Clocks of devices drift by some ms in that time. */
const maxSamples = 30;
const maxAgeMs = 5 * 60_000;

/** The server wrote its time between the sending of the request and the arrival of the response. */
const boundsOf = ({ serverMs, sentAt, receivedAt }: ClockSample): ClockBounds => ({
  earliest: serverMs - receivedAt,
  latest: serverMs + omittedMs - sentAt,
});

/**
 * Adds a sample to those of the same clocks, newest first. A sample that contradicts a newer one, and all before it, are
 * of another clock: the device's clock was set, or another server answers.
 */
export function withSample(samples: readonly ClockSample[], newest: ClockSample): ClockSample[] {
  const kept = [newest];
  let bounds = boundsOf(newest);
  for (const sample of samples) {
    const narrowed = intersection(bounds, boundsOf(sample));
    const isOld = newest.receivedAt - sample.receivedAt > maxAgeMs;
    if (narrowed.earliest > narrowed.latest || isOld || kept.length === maxSamples) break;
    bounds = narrowed;
    kept.push(sample);
  }
  return kept;
}

/** The bounds that all samples agree on: at most as far apart as the best round trip, plus 999 ms. */
export const commonBounds = (samples: readonly [ClockSample, ...ClockSample[]]): ClockBounds =>
  samples.map(boundsOf).reduce(intersection);

/**
 * The best single value within the bounds. What exceeds the omitted part of a second is travel time, and half of it is the
 * best guess for one way.
 */
export const bestOffset = ({ earliest, latest }: ClockBounds): number =>
  earliest + Math.max(0, latest - earliest - omittedMs) / 2;

const intersection = (one: ClockBounds, other: ClockBounds): ClockBounds => ({
  earliest: Math.max(one.earliest, other.earliest),
  latest: Math.min(one.latest, other.latest),
});
