/** @import { Page } from 'playwright' */
/** @import { World } from '../../mocks/exchange/world' */
/** @import { AnswerOf, Path } from './calls' */

/**
 * Asks the exchange in the page, as the app does.
 *
 * @template {Path} P
 * @param {Page} page
 * @param {P} path
 * @param {object} payload
 * @returns {Promise<AnswerOf<P>>}
 */
export function call(page, path, payload) {
  return page.evaluate(
    async ([path, payload]) => {
      const { tokend: token, account } = window.localStorage;
      const headers = { 'content-type': 'application/json', token, account };
      const response = await fetch(`api/vue${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      });
      const { status, msg, data } = await response.json();
      if (status !== 1) throw new Error(msg);
      return data;
    },
    [path, payload],
  );
}

/**
 * Ids of the open positions.
 *
 * @param {Page} page
 */
export async function heldPositions(page) {
  const answer = await call(page, '/trade/Positions', {
    source: 'competition',
    group: 'inProgress',
    page: 1,
  });
  return (answer.items ?? answer).map(({ id }) => id).toSorted();
}

/**
 * Buys a lot. Returns the id of the position.
 *
 * @param {Page} page
 * @param {string} symbol
 * @param {string} clientRequestId
 */
export async function buy(page, symbol, clientRequestId) {
  const order = { symbol, side: 'long', priceType: 'market', leverage: 10, lots: '1' };
  const { id } = await call(page, '/trade/Open', { clientRequestId, ...order });
  return id;
}

/**
 * Reads the stored exchange, or the one that was kept aside.
 *
 * @param {Page} page
 * @param {string} [key]
 */
export const readStored = (page, key = 'itayose-exchange') => page.evaluate(useStored, { key });

/**
 * Changes the exchange stored by `idb-keyval`, while no tab uses it.
 *
 * @param {Page} page
 * @param {object} change
 */
export const changeStored = (page, change) => page.evaluate(useStored, { key: 'itayose-exchange', change });

/**
 * In the page: changes a stored value, and resolves with what was stored before.
 *
 * @param {{ key: string, change?: object }} options
 * @returns {Promise<World>}
 */
function useStored({ key, change }) {
  const use = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('keyval-store');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('keyval', 'readwrite');
        const store = transaction.objectStore('keyval');
        const reading = store.get(key);
        reading.onsuccess = () => change && store.put({ ...reading.result, ...change }, key);
        transaction.oncomplete = () => resolve(reading.result);
        transaction.onerror = () => reject(transaction.error);
      };
    });
  return navigator.locks.request('itayose-exchange', use);
}
