import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/*
 * node bench/marketList/measure.mjs [rows]
 *
 * Scrolls a list of thousands of live rows 10,000 px in 5 s while 200 quotes a second change, with the CPU slowed 4 and
 * 12 times. Prints frames a second, the longest of 95 % of the frames, and how much CPU time the main thread took for a
 * second of it at full speed: the last is told from the thread's own clock, so it holds on a busy machine as well.
 */
const rows = process.argv[2] ?? '4000';
const px = 10_000;
const ms = 5_000;

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = await mkdtemp(join(tmpdir(), 'market-list-'));
/** Answers the poll for quotes: nothing is newer. */
const exchange = {
  name: 'exchange',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/api/', (_, response) => response.end('{"status":1,"data":[]}')),
};
const config = { root, configFile: false, logLevel: 'warn', base: './', plugins: [react(), exchange] };
const define = { __SIMULATED__: 'false' };
await build({ ...config, define, build: { outDir, target: 'es2022', emptyOutDir: true } });
const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch(launchOptions(await ensureChromium()));

async function measure(list, slowed) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.resolvedUrls.local[0]}?list=${list}&rows=${rows}`);
  await page.waitForFunction(() => window.bench);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await cpuTime();
  const frames = await page.evaluate(
    async ([px, ms]) => {
      const timer = setInterval(() => window.bench.change(20), 100);
      const frames = await window.bench.scroll(px, ms);
      clearInterval(timer);
      return frames;
    },
    [px, ms],
  );
  const cpu = ((await cpuTime()) - before) / (ms / 1000);
  await page.close();
  frames.sort((one, other) => one - other);
  return { fps: (frames.length * 1000) / ms, p95: frames[Math.floor(frames.length * 0.95)], cpu };
}

for (const slowed of [1, 4, 12]) {
  for (const list of ['none', 'windowed', 'virtua']) {
    const { fps, p95, cpu } = await measure(list, slowed);
    const parts = [
      `${fps.toFixed(1)} frames/s`,
      `95 % within ${p95.toFixed(1)} ms`,
      `${cpu.toFixed(0)} ms of CPU a second`,
    ];
    console.log(`${slowed}×`.padStart(3), list.padEnd(9), parts.map((part) => part.padStart(24)).join(''));
  }
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });
