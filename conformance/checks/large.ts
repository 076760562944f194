import { request as send } from 'node:http';
import { request as sendSecurely } from 'node:https';
import { maxBodyBytes, maxUploadBytes } from '../../mocks/bodyLimits';
import { account } from '../../src/api/contract/account';
import type { Call } from '../../src/api/contract/call';
import { uploadChunk } from '../../src/api/contract/uploads';
import type { Run } from '../run';
import type { Sent } from '../sent';

/** Checks the limits of bodies: the largest one is read, a larger one is refused at once. */
export async function checkLargeBodies({ client, report }: Run, calls: readonly Call[]): Promise<void> {
  for (const [call, most] of [
    [account, maxBodyBytes],
    [uploadChunk, maxUploadBytes],
  ] as const) {
    if (!calls.includes(call)) continue;
    const { path } = call;
    const sent = (length: number): Sent => ({
      method: 'POST',
      url: `${client.url}/api/vue${path}`,
      headers: { 'content-type': 'application/json', 'content-length': String(length) },
      body: '{',
    });
    const larger = sent(most + 1);
    const refused = await statusOf(larger);
    const sentence = `It answers to a body of ${most + 1} bytes with HTTP ${refused ?? 'nothing'}, not with 413.`;
    report.check(refused === 413, path, sentence, larger);
    const largest = await client.send(call, { padding: 'x'.repeat(most - '{"padding":""}'.length) });
    const read = `It answers to a body of ${most} bytes with HTTP ${largest.http}.`;
    report.check([200, 401].includes(largest.http), path, read, largest.sent);
  }
}

/** HTTP status of a request of whose body only the first byte is sent; undefined without an answer. */
function statusOf({ url, method, headers, body }: Sent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = url.startsWith('https:') ? sendSecurely : send;
    const call = start(url, { method, headers, timeout: 2_000 }, ({ statusCode }) => {
      resolve(statusCode);
      call.destroy();
    });
    const fail = () => {
      resolve(undefined);
      call.destroy();
    };
    call.on('error', fail).on('timeout', fail);
    call.write(body);
  });
}
