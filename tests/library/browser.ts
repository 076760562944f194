import { type Browser, chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/** Starts Chromium. */
export async function launch(): Promise<Browser> {
  return chromium.launch(launchOptions(await ensureChromium()));
}
