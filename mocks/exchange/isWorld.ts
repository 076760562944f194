import { isExchangeTime } from './clockRange';
import { newWorld, type World, worldVersion } from './world';

/** Whether a stored value is a world of this version: with a clock that runs, and with all of its parts. */
export function isWorld(stored: unknown): stored is World {
  const { version, settledAt, clockOffset } = Object(stored) as Partial<World>;
  return (
    version === worldVersion &&
    isExchangeTime(settledAt ?? Number.NaN) &&
    Number.isFinite(clockOffset) &&
    hasPartsOf(newWorld(0, 0), stored)
  );
}

/** Whether a value has all parts of a model, each of the same kind. Parts that are empty in the model may have any content. */
function hasPartsOf(model: unknown, value: unknown): boolean {
  if (kindOf(model) !== kindOf(value)) return false;
  if (kindOf(model) !== 'object') return true;
  const parts = Object(value) as Record<string, unknown>;
  return Object.entries(model as object).every(([name, part]) => hasPartsOf(part, parts[name]));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isNaN(value) ? 'no number' : typeof value;
}
