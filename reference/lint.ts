import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openApi/types';

/** Problems by Redocly's recommended rules; warnings count as errors. */
export async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}
