import type { Watch } from '../client';
import type { Report } from '../report';

/** Checks that every answer is an envelope with HTTP status 200, or a 401. Its body is not read then. */
export const watchEnvelope =
  ({ expect }: Report): Watch =>
  ({ call: { path }, sent, http, body, failure }) => {
    if (failure) return void expect(false, path, `It ${failure}.`, sent);
    if (http === 401 || http === 413) return;
    if (!expect(http === 200, path, `It answers with HTTP ${http}.`, sent)) return;
    if (!expect(body !== undefined, path, 'Its answer is not a JSON object.', sent)) return;
    const { status, msg } = body ?? {};
    const isStatus = Number.isInteger(status) || (typeof status === 'string' && /^-?\d+$/.test(status));
    expect(isStatus, path, `Its answer has the status ${JSON.stringify(status)}, not a whole number.`, sent);
    const isMessage = typeof msg === 'string' || (msg == null && String(status) === '1');
    expect(isMessage, path, `Its answer has the msg ${JSON.stringify(msg)}, not a text.`, sent);
  };
