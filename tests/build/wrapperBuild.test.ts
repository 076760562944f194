import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '../../mocks/securityHeaders';

const outDir = join('.cache', 'wrapper');
const buildFor = (origin: string) => {
  vi.stubEnv('VITE_API_ORIGIN', origin);
  return build({ mode: 'wrapper', logLevel: 'silent', build: { outDir, emptyOutDir: true } });
};

/** The policy of a page, its place, and the page without it. */
function policyIn(page: string) {
  const meta = /\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(page);
  if (!meta) throw new Error('the page has no policy');
  const [element, policy = ''] = meta;
  return { policy, before: page.slice(0, meta.index), rest: page.replace(element, '') };
}

describe('the build for the native wrapper', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the policy that a server would send, with its server', { timeout: 120_000 }, async () => {
    await buildFor('https://app.example/');
    const { policy, before, rest } = policyIn(readFileSync(join(outDir, 'index.html'), 'utf8'));
    const sent = securityHeaders({ page: rest, apiOrigin: 'https://app.example' })['Content-Security-Policy'];
    // A page can't say who may embed it.
    expect(policy).toBe(sent?.replace("frame-ancestors 'none'; ", ''));
    expect(policy).toContain("connect-src 'self' https://app.example;");
    expect(policy).not.toContain('unsafe');
    // What comes before a policy is not bound by it.
    expect(before).not.toMatch(/<(?:script|style|link)/);
  });

  it('needs the origin of a server', { timeout: 120_000 }, async () => {
    await expect(buildFor('')).rejects.toThrow('VITE_API_ORIGIN');
  });
});

it('the build for browsers has no policy of its own: its server sends one', () => {
  expect(readFileSync(join('dist', 'index.html'), 'utf8')).not.toContain('http-equiv');
});
