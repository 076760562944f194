import { serverText } from '../../mocks/handlers/serverTexts';
import type { JsonSchema } from './types';

/** Format of a scalar on the wire, for scalars that the client transforms, which hides the format from the converter. */
interface Writing {
  /** Pattern of its string. */
  pattern?: string;
  /** Schema of its number. */
  number?: 'integer';
  examples: unknown[];
}

const wholeNumber = { pattern: '^-?\\d+$', number: 'integer' } as const;

const writings: Record<string, Writing> = {
  Decimal: { pattern: '^-?\\d+(\\.\\d+)?$', examples: ['1234.5', '-0.25'] },
  Integer: { ...wholeNumber, examples: [1000] },
  Count: { pattern: '^\\d+$', number: 'integer', examples: [1000] },
  PageNumber: { ...wholeNumber, examples: [1] },
  Moment: { examples: ['2026-11-20T01:15:00.000Z'] },
  Refusal: { examples: [{ status: 0, msg: serverText('insufficientBalance'), data: null }] },
  ClientRequestId: { examples: ['7c0f5a52-6a4e-4f0e-9b43-3f2f5d1c8a10'] },
};

/** Adds the wire format to a component, if it is such a scalar. */
export function withWriting(name: string, schema: JsonSchema): JsonSchema {
  const writing = writings[name];
  if (!writing) return schema;
  const kinds = schema.anyOf?.map((kind) => written(kind, writing));
  return { ...schema, ...(kinds && { anyOf: kinds }), examples: writing.examples };
}

function written({ minLength, ...kind }: JsonSchema, { pattern, number }: Writing): JsonSchema {
  if (kind.type === 'string' && pattern) return { ...kind, pattern };
  if (kind.type === 'number' && number) return { ...kind, type: number };
  return { ...kind, ...(minLength && { minLength }) };
}
