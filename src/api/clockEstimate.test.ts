import { describe, expect, it } from 'vitest';
import { bestOffset, type ClockSample, commonBounds, withSample } from './clockEstimate';

const trueOffset = 3_600_000;
const begin = Date.UTC(2026, 10, 20, 1);

/** A response at this device time: the way to the server and the way back take these times, ms. */
function response(sentAt: number, there: number, back: number, offset = trueOffset): ClockSample {
  const serverMs = Math.floor((sentAt + there + offset) / 1_000) * 1_000;
  return { serverMs, sentAt, receivedAt: sentAt + there + back };
}

const roundTrip = ({ sentAt, receivedAt }: ClockSample) => receivedAt - sentAt;

function estimateOf(samples: readonly ClockSample[]) {
  let kept: ClockSample[] = [];
  for (const sample of samples) kept = withSample(kept, sample);
  const [newest, ...others] = kept;
  if (!newest) throw new Error('no sample');
  const bounds = commonBounds([newest, ...others]);
  return { ...bounds, best: bestOffset(bounds), count: kept.length };
}

/** A repeatable random number from 0 up to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('the offset of one response', () => {
  it.each([
    // there, back, best - true, latest - true
    [0, 0, 0, 999],
    [100, 100, 0, 1_099],
    // 10 s on the way back: before, the clock was 10 s slow.
    [0, 10_000, -5_000, 999],
    [10_000, 0, 5_000, 10_999],
  ])('of %d ms there and %d ms back', (there, back, best, latest) => {
    // The server answers at the beginning of a second.
    const found = estimateOf([response(begin - there, there, back)]);
    expect([found.best - trueOffset, found.latest - trueOffset]).toEqual([best, latest]);
  });
});

it('one fast response among slow ones decides', () => {
  const slow = Array.from({ length: 10 }, (_, index) => response(begin + index * 11_000, 100, 9_900));
  const fast = response(begin + 50_321, 20, 20);
  const found = estimateOf([...slow.slice(0, 5), fast, ...slow.slice(5)]);
  expect(Math.abs(found.best - trueOffset)).toBeLessThanOrEqual(1_039);
});

it('begins again when the device’s clock was set, and after a server with another clock', () => {
  const before = Array.from({ length: 5 }, (_, index) => response(begin + index * 2_000, 20, 30));
  const after = response(begin + 12_000, 20, 30, trueOffset - 15_000);
  const found = estimateOf([...before, after]);
  expect(found.count).toBe(1);
  expect(Math.abs(found.best - trueOffset + 15_000)).toBeLessThanOrEqual(1_050);
});

it('forgets responses older than five minutes, and all but the last thirty', () => {
  const many = Array.from({ length: 40 }, (_, index) => response(begin + index * 100, 20, 30));
  expect(estimateOf(many).count).toBe(30);
  expect(estimateOf([...many, response(begin + 400_000, 20, 30)]).count).toBe(1);
});

describe('with random travel times', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

  it.each([50, 2_000, 10_000])(
    'up to %d ms, the error is at most the best round trip and a second',
    (maxMs) => {
      for (const seed of seeds) {
        const random = randomFrom(seed);
        let sentAt = begin;
        const samples = Array.from({ length: 1 + Math.floor(random() * 25) }, () => {
          const sample = response(sentAt, Math.round(random() * maxMs), Math.round(random() * maxMs));
          sentAt = sample.receivedAt + Math.round(random() * 3_000);
          return sample;
        });
        const { earliest, latest, best } = estimateOf(samples);
        expect(earliest, `seed ${seed}`).toBeLessThanOrEqual(trueOffset);
        expect(latest, `seed ${seed}`).toBeGreaterThanOrEqual(trueOffset);
        const recent = samples.filter(({ receivedAt }) => sentAt - receivedAt < 200_000);
        const bestRoundTrip = Math.min(...recent.map(roundTrip));
        expect(Math.abs(best - trueOffset), `seed ${seed}`).toBeLessThanOrEqual(bestRoundTrip + 999);
      }
    },
  );

  it('twenty responses of a fast network know the time better than the seconds of the header', () => {
    const errors = seeds.map((seed) => {
      const random = randomFrom(seed);
      const samples = Array.from({ length: 20 }, (_, index) =>
        response(begin + index * 2_000 + Math.round(random() * 1_000), 20, 30),
      );
      return Math.abs(estimateOf(samples).best - trueOffset);
    });
    expect(errors.toSorted((one, other) => one - other)[100]).toBeLessThan(100);
  });
});
