import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openApi/types';

/** What Redocly's recommended rules, errors and warnings alike, find wrong with a document: nothing, one hopes. */
export async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The product is not licensed to anybody.
      'info-license': 'off',
      'info-license-strict': 'off',
      // Calls that need no session can't end it.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}
