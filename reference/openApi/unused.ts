import type { OpenApiDocument } from './types';

/** Removes unreferenced components. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const name of namesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(document.paths);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

function namesIn(part: unknown): string[] {
  const found = JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...found].flatMap(([, name]) => (name ? [name] : []));
}
