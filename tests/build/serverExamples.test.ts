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

/** How scripts are compressed: from their copies with brotli, else with gzip. tests/servers runs both servers. */
const compression = {
  nginx: ['try_files $uri$br', 'gzip on;'],
  caddy: ['precompressed br', 'encode gzip'],
};

const exampleOf = (server: keyof typeof headerIn) =>
  examples.split(`\`\`\`${server}\n`)[1]?.split('```')[0] ?? '';

function headersIn(server: keyof typeof headerIn): object {
  const lines = exampleOf(server).matchAll(headerIn[server]);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

it.each(['nginx', 'caddy'] as const)(`${page} configures %s with the headers of this build`, (server) => {
  const built = readFileSync(join('dist', 'index.html'), 'utf8');
  expect(headersIn(server)).toEqual(securityHeaders({ page: built }));
});

it.each(['nginx', 'caddy'] as const)(
  `${page} configures %s to compress, and to be asked again for the page alone`,
  (server) => {
    for (const directive of compression[server]) expect(exampleOf(server)).toContain(directive);
    expect(exampleOf(server)).toMatch(/assets[\s\S]*"public, max-age=31536000, immutable"/);
    expect(exampleOf(server)).toMatch(/index\.html[\s\S]*"no-cache"/);
  },
);
