import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type ServerName = 'nginx' | 'caddy';

/** The example of the documentation. */
export function exampleOf(name: ServerName): string {
  const [, rest = ''] = readFileSync('docs/serving.md', 'utf8').split(`\`\`\`${name}\n`);
  const [example = ''] = rest.split('```');
  return example;
}

/** What differs on this machine: the folder, ports, and no certificate. */
const adapted = (example: string, port: number) =>
  example
    .replace('/srv/itayose/dist', resolve('dist'))
    .replace('listen 443 ssl http2', `listen ${port}`)
    .replace('app.example {', `http://127.0.0.1:${port} {`);

/** Configuration around the example. */
const around = {
  nginx: (example: string, folder: string) => `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
      fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      ${example}
    }`,
  caddy: (example: string) => `{\n  admin off\n}\n${example}`,
};

const commandOf = {
  nginx: (file: string, folder: string) => ['nginx', '-p', folder, '-c', file],
  caddy: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
};

/** Runs a server as the documentation configures it, on the production build. */
export async function runServer(name: ServerName) {
  const folder = mkdtempSync(join(tmpdir(), `itayose-${name}-`));
  const port = await freePort();
  const file = join(folder, 'server.conf');
  writeFileSync(file, around[name](adapted(exampleOf(name), port), folder));
  const [command = '', ...args] = commandOf[name](file, folder);
  const env = {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/sbin`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const output = collect(child);
  const url = `http://127.0.0.1:${port}`;
  const failed = once(child, 'error').then(([cause]) => {
    throw new Error(`${name} is needed for this test`, { cause });
  });
  await Promise.race([failed, untilAnswers(url, child, output)]);
  return {
    url,
    async stop() {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (part) => {
    text += part;
  });
  return () => text;
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(output());
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}
