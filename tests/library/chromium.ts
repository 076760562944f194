import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** The scripts have no types. */
const script = (name: string) => import(/* @vite-ignore */ join(process.cwd(), 'scripts', name));

/** Serves a folder on a free port. */
export async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const { serveFolder } = await script('serve.mjs');
  return serveFolder(folder);
}

export async function launch(): Promise<Browser> {
  const { ensureChromium, launchOptions } = await script('chromium.mjs');
  return chromium.launch(launchOptions(await ensureChromium()));
}
