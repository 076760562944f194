import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openApi/types';

/** Errors and warnings of Redocly's recommended rules. */
export async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The product has no licence.
      'info-license': 'off',
      'info-license-strict': 'off',
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
