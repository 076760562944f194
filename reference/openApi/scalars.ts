import { serverText } from '../../mocks/handlers/serverTexts';
import { visible } from '../../src/lib/plainText';
import type { Schema } from '../contract';
import type { JsonSchema } from './types';

/** What the client's schemas don't tell about a component. */
interface Writing {
  /** Format of its string. */
  format?: string;
  /** Pattern of its string. */
  pattern?: string;
  examples?: unknown[];
}

/**
 * The client removes what is invisible, so something visible must be there. Pictographs and rare characters alone are not
 * enough, because a range of them is invalid in regular expressions without the flag `u`.
 */
const displayed = { pattern: `[${visible}]` };

const writings: Record<string, Writing> = {
  Decimal: { examples: ['1234.5', '-0.25'] },
  ChartDecimal: { examples: ['1234.5'] },
  Integer: { examples: [1000] },
  Count: { examples: [1000] },
  PageNumber: { examples: [1] },
  Moment: { format: 'date-time', examples: ['2026-11-20T01:15:00.000Z'] },
  Refusal: { examples: [{ status: 0, msg: serverText('insufficientBalance'), data: null }] },
  Secret: { format: 'password' },
  Words: displayed,
  Name: displayed,
  Headline: displayed,
  ClientRequestId: { examples: ['7c0f5a52-6a4e-4f0e-9b43-3f2f5d1c8a10'] },
};

interface Action {
  type: string;
  requirement?: unknown;
}

/** Actions of a schema, after those of the schemas that it narrows. */
function actionsOf(schema: object): Action[] {
  if (!('pipe' in schema)) return [];
  return (schema.pipe as Action[]).flatMap((part) => ('pipe' in part ? actionsOf(part) : [part]));
}

const isWhole = (actions: readonly Action[]) => actions.some(({ type }) => type === 'safe_integer');

/** Minimum and maximum of a number. */
function limitsOf(actions: readonly Action[]): Pick<JsonSchema, 'minimum' | 'maximum'> {
  const all = (type: string) =>
    actions.flatMap((action) => (action.type === type ? [Number(action.requirement)] : []));
  const [minima, maxima] = [all('min_value'), all('max_value')];
  return {
    ...(minima.length > 0 && { minimum: Math.max(...minima) }),
    ...(maxima.length > 0 && { maximum: Math.min(...maxima) }),
  };
}

/** Limits of all whole numbers that the client can read exactly. */
const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** Pattern of the string of a number; undefined if the converter has found it. */
function patternOf(actions: readonly Action[]): string | undefined {
  // All numbers of 15 digits are safe.
  if (isWhole(actions)) return (limitsOf(actions).minimum ?? -1) < 0 ? '^-?\\d{1,15}$' : '^\\d{1,15}$';
  const regex = actions.findLast(({ type }) => type === 'regex')?.requirement;
  return regex instanceof RegExp ? regex.source : undefined;
}

/**
 * Adds the format on the wire to a component that is a string or a number. The client's schema tells it after a
 * transformation, where the converter does not look.
 */
export function withWriting(name: string, schema: JsonSchema, source: Schema): JsonSchema {
  const { format, pattern, examples } = writings[name] ?? {};
  const actions = actionsOf(source);
  const kinds = actions.length > 0 && schema.anyOf?.map((kind) => written(kind, actions, format));
  return {
    ...schema,
    ...(kinds ? { anyOf: kinds } : format && { format }),
    ...(pattern && { pattern }),
    ...(examples && { examples }),
  };
}

function written(kind: JsonSchema, actions: readonly Action[], format?: string): JsonSchema {
  if (kind.type === 'number')
    return isWhole(actions)
      ? { type: 'integer', ...safe, ...limitsOf(actions) }
      : { ...kind, ...limitsOf(actions) };
  if (kind.type !== 'string') return kind;
  const { minLength: _, ...string } = kind;
  const pattern = patternOf(actions);
  return { ...string, ...(format && { format }), ...(pattern && { pattern }) };
}

/**
 * What a schema adds to the named one that it narrows. A whole number with limits is sent as a number, because a
 * pattern of digits can't express them.
 */
export function narrowing(schema: Schema): JsonSchema {
  const actions = actionsOf(schema);
  if (isWhole(actions)) return { type: 'integer', ...limitsOf(actions) };
  const maxLength = actions.findLast(({ type }) => type === 'max_length')?.requirement;
  return typeof maxLength === 'number' ? { maxLength } : {};
}
