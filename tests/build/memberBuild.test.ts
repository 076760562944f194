import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** A password, an index and a company of the simulated exchange, and MSW's talk with its worker. */
const marks = ['demo1234', 'Compass Composite', 'Akatsuki', 'mockServiceWorker', 'MOCK_ACTIVATE'];

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function marksIn(folder: string): string[] {
  const text = filesOf(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return marks.filter((mark) => text.includes(mark));
}

const isWorker = (file: string) => /worker/i.test(file);

describe("the member's build", () => {
  it('has the app', () => {
    expect(filesOf('dist')).toContain(join('dist', 'index.html'));
  });

  it('has no worker file', () => {
    expect(filesOf('dist').filter(isWorker)).toEqual([]);
  });

  it('has nothing of the simulated exchange', () => {
    expect(marksIn('dist')).toEqual([]);
  });
});

describe('the build for the demo, on which the same questions are tried', () => {
  const outDir = join('.cache', 'demo');

  beforeAll(() => build({ mode: 'demo', logLevel: 'error', build: { outDir, emptyOutDir: true } }), 60_000);

  it('has the worker file', () => {
    expect(filesOf(outDir).some(isWorker)).toBe(true);
  });

  it('has all of the simulated exchange', () => {
    expect(marksIn(outDir)).toEqual(marks);
  });
});
