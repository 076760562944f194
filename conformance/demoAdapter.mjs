/** @import { RawResponseOf } from '../src/api/contract/call' */
/** @import { demoReviews } from '../src/api/contract/demo' */

/**
 * Adapter for the simulated server (`npm run server`). A run begins with its initial state: everything in its file is
 * lost.
 *
 * @type {import('./adapter').CreateAdapter}
 */
export function createAdapter(url) {
  /**
   * @param {string} path
   * @param {object} [body]
   */
  const call = async (path, body = {}) => {
    const response = await fetch(`${url}/api/vue/demo/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status, msg, data } = await response.json();
    if (status !== 1) throw new Error(`/demo/${path} was refused: ${msg}`);
    return data;
  };
  return {
    begin: () => call('Reset'),
    advance: (minutes) => call('Advance', { minutes }),
    decide: async ({ kind, account, id }, verdict) => {
      /** @type {RawResponseOf<typeof demoReviews>} */
      const reviews = await call('Reviews');
      const found = reviews.find(
        (one) => one.kind === kind && one.account === account && (id === undefined || one.id === id),
      );
      if (found) await call('Decide', { kind, id: found.id, verdict });
    },
    maintenanceAt: '04:00',
  };
}
