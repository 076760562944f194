import type { JsonSchema, Operation } from '../../../reference/openApi/types';

/** The shape of `data` of a successful call, and an example of the whole response. */
export function answerOf({ responses }: Operation): { data: JsonSchema; example: unknown } {
  const { schema, example } = responses[200].content['application/json'];
  const { description, ...data } = schema.anyOf?.[0]?.properties?.data ?? {};
  return { data, example };
}
