import { readFileSync } from 'node:fs';
import { firstLoads } from './firstLoad';
import { screenNames } from './screenNames';

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** What each screen takes to be shown first, in KiB brotli, and what for; the largest first. */
export async function sizeTable(): Promise<string> {
  const loads = await firstLoads(screenNames(readFileSync('src/app/routes.ts', 'utf8')));
  return loads
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ screen, bytes, parts }) => {
      const made = parts.map(([name, part]) => `${name} ${kib(part)}`).join(', ');
      return `${screen.padEnd(16)} ${kib(bytes).padStart(6)}  ${made}`;
    })
    .join('\n');
}
