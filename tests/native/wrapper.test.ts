import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The wrapper's configuration. Untyped, because its tool may not be installed. */
const configPath = resolve('capacitor.config.ts');

async function configFor(origin: string) {
  vi.stubEnv('VITE_API_ORIGIN', origin);
  vi.resetModules();
  const { default: config } = await import(configPath);
  return config;
}

afterEach(() => vi.unstubAllEnvs());

describe('the native wrapper', () => {
  it('uses the folder of its own build, whose page has a policy', async () => {
    const { default: vite } = await import('../../vite.config');
    const { build } = vite({ mode: 'wrapper', command: 'build' });
    expect((await configFor('https://app.example')).webDir).toBe(build?.outDir);
  });

  it('begins with white bars and dark text, and lets the page extend below them', async () => {
    const { backgroundColor, plugins } = await configFor('https://app.example');
    expect([backgroundColor, plugins.SystemBars.style]).toEqual(['#ffffff', 'LIGHT']);
    expect(readFileSync('index.html', 'utf8')).toContain('viewport-fit=cover');
  });

  it.each(['', 'https://app.example'])('forbids plain HTTP: %j', async (origin) => {
    const config = await configFor(origin);
    expect([config.server, config.android]).toEqual([undefined, undefined]);
  });

  it('allows it for a configured server of one’s own', async () => {
    const { server, android } = await configFor('http://192.168.1.20:8080');
    expect([server, android]).toEqual([{ cleartext: true }, { allowMixedContent: true }]);
  });
});
