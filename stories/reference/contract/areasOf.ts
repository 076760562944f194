import type { JsonSchema, OpenApiDocument, Operation, Tag } from '../../../reference/openApi/types';

/** An area of the contract and its parts. */
export interface Area {
  tag: Tag;
  calls: [string, Operation][];
  shapes: [string, JsonSchema][];
}

/** Calls and named objects by area. */
export function areasOf({ tags, paths, components }: OpenApiDocument): Area[] {
  return tags.map((tag) => ({
    tag,
    calls: Object.entries(paths).flatMap(([path, { post }]): [string, Operation][] =>
      post.tags.includes(tag.name) ? [[path, post]] : [],
    ),
    shapes: Object.entries(components.schemas).filter(
      ([, schema]) => schema['x-area'] === tag.name && schema.properties !== undefined,
    ),
  }));
}
