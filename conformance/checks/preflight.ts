import type { Call } from '../../src/api/contract/call';
import { appOrigin } from '../client';
import type { Run } from '../run';
import type { Sent } from '../sent';

const wanted = ['content-type', 'token', 'account', 'is-admin'];

/** Checks the answer to `OPTIONS`, which a browser sends before a call from another origin. */
export async function checkPreflight({ client, report }: Run, { path }: Call): Promise<void> {
  const headers = {
    origin: appOrigin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': wanted.join(','),
  };
  const sent: Sent = { method: 'OPTIONS', url: `${client.url}/api/vue${path}`, headers };
  const response = await fetch(sent.url, { method: sent.method, headers }).catch(() => undefined);
  if (!report.check(response !== undefined, path, 'It does not answer OPTIONS.', sent) || !response) return;
  const must = (holds: boolean, sentence: string) => report.check(holds, path, sentence, sent);
  must(response.status === 204, `It answers OPTIONS with HTTP ${response.status}, not 204.`);
  must((await response.text()) === '', 'Its answer to OPTIONS has a body.');
  const origin = response.headers.get('access-control-allow-origin');
  must(
    origin === '*' || origin === appOrigin,
    `Its answer to OPTIONS does not allow the origin ${appOrigin}.`,
  );
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/);
  const missing = allowed.includes('*') ? [] : wanted.filter((name) => !allowed.includes(name));
  must(missing.length === 0, `Its answer to OPTIONS does not allow the headers ${missing.join(', ')}.`);
}
