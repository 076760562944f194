import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The desk of an invented broker. Its answers look unlike the calls of the Itayose app: the widgets do not depend on them. */
const quote = { ticker: 'LNTN', last: 1250, band: [920, 1520], step: 1, open: true };
const rules = {
  lot: 1000,
  maxLots: 500,
  leverages: [1, 5, 10],
  fees: { opening: 0.001, closing: 0.001, duty: 0.001, settlement: 0.0005 },
  maintenance: 0.02,
};
/** The broker's own limit, which no form knows. */
const riskLimitLots = 20;
const barMs = 5 * 60_000;

/** Thirty bars: when, open, high, low, close, shares. The last one closes at the last price. */
function bars(now) {
  const priceAt = (bar) => quote.last + Math.round(20 * Math.sin((29 - bar) / 3));
  const newest = Math.floor(now / barMs) * barMs;
  return Array.from({ length: 30 }, (_, bar) => {
    const [open, close] = [priceAt(bar - 1), priceAt(bar)];
    return [
      newest - (29 - bar) * barMs,
      open,
      Math.max(open, close) + 4,
      Math.min(open, close) - 4,
      close,
      1200,
    ];
  });
}

const roundUp = (yen) => Math.ceil(yen * 100 - 1e-6) / 100;

/** Why an order is refused, or undefined. */
function refusal({ side, lots, leverage, limit }, cost, cash) {
  const whole = Number.isInteger(lots) && lots >= 1 && lots <= rules.maxLots;
  if (!['buy', 'sell'].includes(side) || !whole || !rules.leverages.includes(leverage)) return 'malformed';
  if (limit !== null && !(limit >= quote.band[0] && limit <= quote.band[1])) return 'outsideBand';
  if (!quote.open) return 'closed';
  if (lots > riskLimitLots) return 'tooLarge';
  return cost > cash ? 'cash' : undefined;
}

/** Accounts and orders live as long as the server. */
function createDesk() {
  let cash = 9_000_000;
  const holdings = [];
  const answers = new Map();

  function place(order) {
    const { side, lots, leverage, limit } = order;
    const crosses = limit === null || (side === 'buy' ? limit >= quote.last : limit <= quote.last);
    const price = crosses ? quote.last : limit;
    const shares = lots * rules.lot;
    const margin = roundUp((price * shares) / leverage);
    const fee = roundUp(price * shares * rules.fees.opening);
    const why = refusal(order, margin + fee, cash);
    if (why) return { result: 'refused', why };
    cash -= margin + fee;
    const state = crosses ? 'filled' : 'waiting';
    const number = String(holdings.length + 1).padStart(4, '0');
    holdings.unshift({
      number,
      side,
      state,
      at: Date.now(),
      limit,
      price,
      shares,
      lots,
      leverage,
      margin,
      fee,
    });
    return { result: state, price, shares };
  }

  return {
    account: () => ({ cash, rules, holdings }),
    /** The same id gets the same answer: an order that is sent again is not placed again. */
    order: (order) => {
      if (!answers.has(order.id)) answers.set(order.id, place(order));
      return answers.get(order.id);
    },
  };
}

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

const built = fileURLToPath(new URL('dist/', import.meta.url));
const types = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Serves the desk at `/api/` and the built app beside it. */
export async function startServer(port = 0) {
  const desk = createDesk();
  const routes = {
    'GET /api/quote': () => ({ ...quote, at: Date.now() }),
    'GET /api/bars': () => bars(Date.now()),
    'GET /api/account': desk.account,
    'POST /api/orders': async (request) => desk.order(await bodyOf(request)),
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const route = routes[`${request.method} ${pathname}`];
    try {
      if (route) {
        const answer = JSON.stringify(await route(request));
        return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      }
      const file = join(built, normalize(pathname === '/' ? '/index.html' : pathname));
      const content = await readFile(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(route ? 400 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await startServer(8787)).url);
