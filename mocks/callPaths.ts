import type { Call } from '../src/api/contract/call';

/** All modules of the contract. If one is missing, using a fault with its calls is a type error. */
type Module =
  | typeof import('../src/api/contract/account')
  | typeof import('../src/api/contract/assetHistory')
  | typeof import('../src/api/contract/blockTrade')
  | typeof import('../src/api/contract/board')
  | typeof import('../src/api/contract/buyback')
  | typeof import('../src/api/contract/candles')
  | typeof import('../src/api/contract/cards')
  | typeof import('../src/api/contract/common')
  | typeof import('../src/api/contract/company')
  | typeof import('../src/api/contract/content')
  | typeof import('../src/api/contract/copyTrading')
  | typeof import('../src/api/contract/currencyExchange')
  | typeof import('../src/api/contract/dayTrading')
  | typeof import('../src/api/contract/demo')
  | typeof import('../src/api/contract/deposits')
  | typeof import('../src/api/contract/fundRecords')
  | typeof import('../src/api/contract/identity')
  | typeof import('../src/api/contract/ipo')
  | typeof import('../src/api/contract/loans')
  | typeof import('../src/api/contract/lockUp')
  | typeof import('../src/api/contract/market')
  | typeof import('../src/api/contract/notices')
  | typeof import('../src/api/contract/results')
  | typeof import('../src/api/contract/rewards')
  | typeof import('../src/api/contract/settings')
  | typeof import('../src/api/contract/login')
  | typeof import('../src/api/contract/stocks')
  | typeof import('../src/api/contract/support')
  | typeof import('../src/api/contract/trade')
  | typeof import('../src/api/contract/uploads')
  | typeof import('../src/api/contract/valueStock')
  | typeof import('../src/api/contract/watchlist')
  | typeof import('../src/api/contract/withdrawals');

type CallIn<M> = M extends M ? Extract<M[keyof M], Call> : never;

/** Path of a call of the contract, such as `/trade/Open`. */
export type CallPath = CallIn<Module>['path'];

type AreaOf<Path> = Path extends `/${infer Area}/${string}` ? Area : never;

/** Path of one call, or of all calls of an area: `/stock/*`. */
export type CallPaths = CallPath | `/${AreaOf<CallPath>}/*`;
