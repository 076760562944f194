import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from '../../../scripts/importTypeScript.mjs';
import { expect, openPhone } from '../browser.mjs';

/** @import { Route } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const folder = join(root, '.cache/smoke-wrapper');
/** Where Capacitor shows the page on Android, and the server that this build calls. */
const url = 'https://localhost';
const server = 'https://app.example';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/**
 * The page of the native wrapper, in a browser, keeps within the policy that its build has put into it.
 *
 * @type {Part}
 */
export const wrapper = {
  name: 'wrapper',
  async run({ check, exchange, browser }) {
    build();
    const phone = await openPhone(browser, { url, session: await exchange.signIn() });
    const { page } = phone;
    await page.route(`${url}/**`, serveFile);
    await page.route(`${server}/**`, (route) => forward(route, exchange.url));
    try {
      await check('the wrapper starts, with its server, its pictures and its plugins', async () => {
        await page.goto('/#/user/aboutUs');
        await expect(page.locator('h1:visible')).toHaveCount(1);
        const picture = page.locator('img:visible').first();
        await expect(picture).toHaveAttribute('src', new RegExp(`^${server}/api/`));
        await expect
          .poll(() => picture.evaluate((/** @type {HTMLImageElement} */ { naturalWidth }) => naturalWidth))
          .toBeGreaterThan(0);
        const plugins = () => page.evaluate(() => window.sentToPhone?.map(({ pluginId }) => pluginId));
        await expect.poll(plugins).toContain('StatusBar');
        expect(phone.violations).toEqual([]);
        expect(phone.consoleErrors).toEqual([]);
      });

      await check('in the wrapper, code that the page does not know is blocked', async () => {
        await page
          .evaluate(() => {
            const script = document.createElement('script');
            script.src = 'https://elsewhere.example/code.js';
            document.body.append(script);
          })
          .catch(() => {});
        await page.evaluate(() => fetch('https://elsewhere.example/')).catch(() => {});
        await expect.poll(() => phone.violations.join('\n')).toContain('Violated: connect-src ');
        expect(phone.violations.join('\n')).toMatch(
          /Violated: (?:script-src-elem|require-trusted-types-for) /,
        );
      });
    } finally {
      await phone.close();
    }
  },
};

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Importing sources has set it to `development`, which would include React's development build.
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_ORIGIN: server };
  const args = [vite, 'build', '--mode', 'wrapper', '--outDir', folder, '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env });
  if (status !== 0) throw new Error(String(stderr));
}

const bridge = join(root, 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js');
const plugins = ['App', 'StatusBar', 'Browser'].map((name) => ({
  name,
  methods: ['addListener', 'removeListener', 'setStyle', 'setBackgroundColor'].map((method) => ({
    name: method,
    rtype: method.endsWith('Listener') ? 'callback' : 'promise',
  })),
}));

/** What Capacitor inserts at the beginning of the head: its bridge and the names of the plugins. */
const inserted = async () => `<script>
  window.sentToPhone = [];
  window.androidBridge = { postMessage: (message) => window.sentToPhone.push(JSON.parse(message)) };
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
  ${await readFile(bridge, 'utf8')}
  window.Capacitor.PluginHeaders = ${JSON.stringify(plugins)};
</script>`;

/**
 * Serves a file as Capacitor does: without headers of a policy.
 *
 * @param {Route} route
 */
async function serveFile(route) {
  const { pathname } = new URL(route.request().url());
  const path = pathname === '/' ? '/index.html' : pathname;
  const body = await readFile(join(folder, path)).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  const script = path === '/index.html' && (await inserted());
  await route.fulfill({
    contentType: types[extname(path)],
    body: script ? String(body).replace('<head>', () => `<head>${script}`) : body,
  });
}

/**
 * The server of the app is the exchange.
 *
 * @param {Route} route
 * @param {string} exchange
 */
async function forward(route, exchange) {
  const response = await route.fetch({ url: route.request().url().replace(server, exchange) });
  await route.fulfill({ response });
}
