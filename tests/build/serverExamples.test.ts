import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../mocks/securityHeaders';

const page = 'docs/serving.md';
const examples = readFileSync(page, 'utf8');

/** Directive that adds a header to every response. */
const headerIn = {
  nginx: /^ {2}add_header (\S+) "(.*)" always;$/gm,
  caddy: /^ {4}([A-Z][\w-]+) "(.*)"$/gm,
};

function headersIn(server: keyof typeof headerIn): object {
  const [, example = ''] = examples.split(`\`\`\`${server}\n`);
  const [block = ''] = example.split('```');
  return Object.fromEntries([...block.matchAll(headerIn[server])].map(([, name, value]) => [name, value]));
}

it.each(['nginx', 'caddy'] as const)(`${page} configures %s with the headers of this build`, (server) => {
  const built = readFileSync(join('dist', 'index.html'), 'utf8');
  expect(headersIn(server)).toEqual(securityHeaders({ page: built }));
});
