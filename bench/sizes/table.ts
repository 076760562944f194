import { readFileSync } from 'node:fs';
import { type FirstLoad, firstLoads } from './firstLoad';
import { screenNames } from './screenNames';

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** First loads of all screens, largest first. */
export async function allFirstLoads(): Promise<FirstLoad[]> {
  const loads = await firstLoads(screenNames(readFileSync('src/app/routes.ts', 'utf8')));
  return loads.sort((one, other) => other.bytes - one.bytes);
}

/** Table of first loads in KiB brotli, by part. */
export function sizeTable(loads: readonly FirstLoad[]): string {
  return loads
    .map(({ screen, bytes, parts }) => {
      const made = parts.map(([name, part]) => `${name} ${kib(part)}`).join(', ');
      return `${screen.padEnd(16)} ${kib(bytes).padStart(6)}  ${made}`;
    })
    .join('\n');
}
