import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mix, signed, textKey, unit } from './hash';

describe('hash', () => {
  it('gives fixed numbers', () => {
    expect([textKey(''), textKey('1055.W'), mix(1, 2), mix(1, -2)]).toMatchInlineSnapshot(`
      [
        4117902722,
        2399890493,
        3275958243,
        1755471066,
      ]
    `);
  });

  it('distributes numbers uniformly over their range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (key, value) => {
        const mixed = mix(key, value);
        expect(unit(mixed)).toBeGreaterThanOrEqual(0);
        expect(unit(mixed)).toBeLessThan(1);
        expect(signed(mixed)).toBe(unit(mixed) * 2 - 1);
      }),
    );
    const units = Array.from({ length: 10_000 }, (_, index) => unit(mix(7, index)));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = units.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });
});
