import type { OpenApiDocument, Operation } from './types';

/** Calls of a document: path and operation. */
export const callsIn = ({ paths }: Pick<OpenApiDocument, 'paths'>): [path: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, item]) => ('post' in item ? [[path, item.post]] : []));
