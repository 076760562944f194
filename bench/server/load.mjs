import { Agent, request } from 'node:http';

const connections = 50;

/**
 * A call to send.
 *
 * @typedef {object} SentCall
 * @property {string} path
 * @property {object} payload
 * @property {Record<string, string>} session headers
 */

/**
 * Sends calls over 50 kept connections, each one as soon as the last is answered. The first call of a connection is not
 * counted: it waits until the busy server accepts the connection.
 *
 * @param {string} url
 * @param {(number: number) => SentCall} callOf path, payload and session headers of the call with a number
 * @param {{ calls?: number, ms?: number }} limit after which no new call begins
 * @returns `calls` sent, how many per second, and the time within which 99 of 100 calls are answered, in ms
 */
export async function load(url, callOf, { calls = Infinity, ms = Infinity }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const taken = [];
  let next = 0;
  await Promise.all(Array.from({ length: connections }, () => send(agent, url, callOf(next++))));
  const began = performance.now();
  const connection = async () => {
    while (next < calls && performance.now() - began < ms) {
      const sentAt = performance.now();
      await send(agent, url, callOf(next++));
      taken.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  taken.sort((one, other) => one - other);
  return {
    calls: taken.length,
    perSecond: taken.length / seconds,
    p99: taken[Math.floor(taken.length * 0.99)] ?? Number.NaN,
  };
}

/**
 * Sends one call. A refusal is an error: refused calls are faster.
 *
 * @param {Agent} agent
 * @param {string} url
 * @param {SentCall} call
 * @returns {Promise<void>}
 */
function send(agent, url, call) {
  const { path, payload, session } = call;
  const body = JSON.stringify(payload);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...session,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/vue${path}`, { method: 'POST', agent, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      if (text.startsWith('{"status":1')) resolve();
      else reject(new Error(`${path}: HTTP ${response.statusCode} ${text.slice(0, 200)}`));
    });
    // A server that was busy for long may close a kept connection while the next call is on its way.
    /** @param {NodeJS.ErrnoException} error */
    const again = (error) =>
      sent.reusedSocket && error.code === 'ECONNRESET' ? resolve(send(agent, url, call)) : reject(error);
    sent.once('error', again).end(body);
  });
}
