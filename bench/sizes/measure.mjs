import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';

export const title = 'First load, KiB brotli, texts of one language included:';

const wanted = { Start: 145, Home: 178, MarketDetail: 244 };

/** First load of each screen, by part. */
export async function measure(bench) {
  const { module } = await runnerImport(join(root, 'bench/sizes/table.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const loads = await module.allFirstLoads();
  console.log(module.sizeTable(loads));
  const { stack } = await bench.floors();
  return Object.entries(wanted).map(([name, most]) => ({
    what: `Scripts of ${name}`,
    unit: 'KiB',
    ours: loads.find(({ screen }) => screen === name).bytes / 1024,
    most,
    floor: stack.bytes / 1024,
  }));
}
