import { expect, test, vi } from 'vitest';
import { textKey } from '../exchange/market/hash';
import { worldVersion } from '../exchange/world';
import { scenario, scenarioNames } from './scenarios';

// Builds all scenarios; allows for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/**
 * The shape of a value: field names and types without values. Entries of a record (keyed by ids, symbols or days) share
 * one shape, like items of a list.
 */
function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return { '[]': merged(value.map(shapeOf)) };
  if (typeof value !== 'object' || value === null) return value === null ? {} : { [`:${typeof value}`]: {} };
  const entries = Object.entries(value);
  const isRecord = entries.length > 0 && entries.every(([name]) => !/^[a-z][A-Za-z]*$/.test(name));
  if (isRecord) return { '{}': merged(entries.map(([, entry]) => shapeOf(entry))) };
  return Object.fromEntries(entries.map(([name, entry]) => [name, shapeOf(entry)]));
}

interface Shape {
  [name: string]: Shape;
}

function merged(shapes: Shape[]): Shape {
  const all: Shape = {};
  for (const shape of shapes)
    for (const [name, inner] of Object.entries(shape)) all[name] = merged([all[name] ?? {}, inner]);
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Fingerprints of the shapes by version. A changed shape needs a new version and a new line here. */
const fingerprints: Record<number, number> = { 12: 4_251_351_247 };

test('a changed shape needs a new version, so that stored worlds are replaced and not misread', () => {
  const shape = merged(scenarioNames.map((name) => shapeOf(scenario(name).build())));
  expect({ [worldVersion]: textKey(JSON.stringify(shape)) }).toEqual(fingerprints);
});
