import Ajv, { type ValidateFunction } from '@redocly/ajv/dist/2020';
import { isDay } from '../reference/fitting';
import type { JsonSchema, OpenApiDocument } from '../reference/openApi/types';
import type { MessageKey } from '../src/api/contract/messageKeys';

/** The document, as a run reads it. */
export interface Documented {
  /** First part of an answer that does not fit the document; undefined if all does. */
  problemWith: (path: string, answer: unknown, kind: 'success' | 'refusal') => string | undefined;
  /** Schema of the data of a successful answer. */
  dataSchema: (path: string) => JsonSchema;
  components: Record<string, JsonSchema>;
  needsSession: (path: string) => boolean;
  /** The messages with which the description of a call says that it refuses. */
  refusalsOf: (path: string) => readonly MessageKey[];
  /** The example request. */
  exampleOf: (path: string) => unknown;
}

const indexes = /\/\d+(?=\/|$)/g;

/** Reads the document once for any number of runs. */
export function documented(document: OpenApiDocument): Documented {
  // A moment is checked by its pattern alone.
  const ajv = new Ajv({ strict: false, validateSchema: false, formats: { date: isDay, 'date-time': true } });
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const validator = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const operation = (path: string) => {
    const found = document.paths[path];
    if (!found || !('post' in found)) throw new Error(`${path} is not in the document`);
    return found.post;
  };
  return {
    problemWith: (path, answer, kind) => {
      const ownSchema = `/paths/${path.replaceAll('/', '~1')}/post/responses/200/content/application~1json/schema/anyOf/0`;
      const fits = validator(kind === 'success' ? ownSchema : '/components/schemas/Refusal');
      if (fits(answer)) return undefined;
      const [error] = fits.errors ?? [];
      const at = (error?.instancePath ?? '').replaceAll(indexes, '[]').replaceAll('/', '.').slice(1);
      return `${at || 'the answer'} ${error?.message}`;
    },
    dataSchema: (path) =>
      operation(path).responses[200].content['application/json'].schema.anyOf?.[0]?.properties?.data ?? {},
    components: document.components.schemas,
    needsSession: (path) => operation(path).security.length > 0,
    refusalsOf: (path) => operation(path)['x-refusals'],
    exampleOf: (path) => operation(path).requestBody.content['application/json'].example,
  };
}
