import { defineConfig } from 'playwright/test';
import { settings } from './settings.ts';

const { VISUAL_PORT = '', VISUAL_REPORT = '', CHROME_ARGS = '[]', CHROME_PATH } = process.env;

/** What has been drawn in parts, as text that was typed, may differ by a pixel from the same drawn at once. */
const drawnAtOnce = ['--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb'];

export default defineConfig({
  testDir: '.',
  testMatch: settings.changedToken ? 'proof.ts' : 'pictures.ts',
  outputDir: '../../.cache/visual/results',
  fullyParallel: true,
  workers: '100%',
  // A retry would hide a picture that is not always the same; where nothing is compared yet it hides nothing.
  retries: settings.before ? 0 : 1,
  updateSnapshots: settings.before ? 'none' : 'all',
  snapshotPathTemplate: `${settings.baseline}/{arg}{ext}`,
  expect: {
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' },
  },
  reporter: [
    ['line'],
    ...(settings.before ? [['html', { outputFolder: VISUAL_REPORT, open: 'never' }] as const] : []),
  ],
  use: {
    // The same address for every catalogue, as some stories show it.
    baseURL: 'http://catalogue.localhost',
    launchOptions: {
      executablePath: CHROME_PATH,
      args: [
        ...JSON.parse(CHROME_ARGS),
        ...drawnAtOnce,
        `--host-resolver-rules=MAP catalogue.localhost:80 127.0.0.1:${VISUAL_PORT}`,
      ],
    },
  },
});
