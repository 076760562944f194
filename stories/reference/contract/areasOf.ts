import { callsIn } from '../../../reference/openApi/callsIn';
import type { JsonSchema, OpenApiDocument, Operation, Tag } from '../../../reference/openApi/types';

/** An area of the contract and its parts. */
export interface Area {
  tag: Tag;
  calls: [string, Operation][];
  shapes: [string, JsonSchema][];
}

/** Calls and named objects by area. */
export function areasOf(document: OpenApiDocument): Area[] {
  return document.tags.map((tag) => ({
    tag,
    calls: callsIn(document).filter(([, { tags }]) => tags.includes(tag.name)),
    shapes: Object.entries(document.components.schemas).filter(
      ([, schema]) => schema['x-area'] === tag.name && schema.properties !== undefined,
    ),
  }));
}
