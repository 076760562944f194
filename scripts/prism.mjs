import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFlags } from './arguments.mjs';
import { importTypeScript, root } from './importTypeScript.mjs';

/** @import { ChildProcessWithoutNullStreams } from 'node:child_process' */

/*
 * npm run prism -- [--port 4010]
 * Sends the example request of every call to Prism, a server that answers from the published document: as a mock, and as
 * a proxy in front of the simulated server. Prism checks requests and answers against the document. `npx` loads it,
 * because it is no dependency: it has 200 packages, and new versions need a newer Node.
 */
const prism = '@stoplight/prism-cli@5.14.2';
const { port } = readFlags({ port: { type: 'string', default: '4010' } });

/** @type {typeof import('../reference/generate.ts')} */
const { generateDocument } = await importTypeScript('reference/generate.ts');
/** @type {typeof import('../mocks/server.ts')} */
const { startServer } = await importTypeScript('mocks/server.ts');

const folder = mkdtempSync(join(tmpdir(), 'itayose-prism-'));
const file = join(folder, 'openapi.json');
const document = await generateDocument(root);
// Prism serves the paths of the document at its own root.
writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: '/' }] }));

const server = await startServer({ port: 0, host: '127.0.0.1' });
let failed = 0;
try {
  await check('mock', ['mock', file], { token: 'token', account: '9012345678' });
  const target = `${server.url.replace('localhost', '127.0.0.1')}/api/vue`;
  const login = await post(target, '/user/Login', { account: '9012345678', password: 'demo1234' });
  const { token, account } = (await login.json()).data;
  await check('proxy', ['proxy', file, target], { token, account });
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Sends every example to one Prism.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} session
 */
async function check(name, command, session) {
  const flags = [...command, '--errors', '--port', port, '--host', '127.0.0.1'];
  const child = spawn('npx', ['--yes', prism, ...flags], { detached: true });
  try {
    await listening(child);
    const problems = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      // Images have no calls.
      if (!('post' in methods) || methods.post['x-origin'] === 'demo') continue;
      const call = methods.post;
      const { example } = call.requestBody.content['application/json'];
      const answer = await post(
        `http://127.0.0.1:${port}`,
        path,
        example,
        call.security.length > 0 ? session : {},
      );
      const text = await answer.text();
      const violations = answer.headers.get('sl-violations');
      if (answer.status !== 200 || violations)
        problems.push(`${path}: HTTP ${answer.status}, ${violations ?? text}`);
    }
    failed += problems.length;
    console.log(`${name}: ${problems.length} problems`);
    for (const problem of problems) console.log(`  ${problem.slice(0, 400)}`);
  } finally {
    if (child.pid) process.kill(-child.pid);
  }
}

/**
 * @param {string} url
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
function post(url, path, body, headers = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Waits until Prism listens.
 *
 * @param {ChildProcessWithoutNullStreams} child
 */
async function listening(child) {
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`Prism ended with ${code}`);
  });
  const ready = new Promise((resolve) => {
    lines.on('line', (line) => line.includes('is listening') && resolve(undefined));
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
}
