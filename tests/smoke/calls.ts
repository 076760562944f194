import type { Call, Executed, RawResponseOf } from '../../src/api/contract/call';

type Contract =
  | typeof import('../../src/api/contract/account')
  | typeof import('../../src/api/contract/blockTrade')
  | typeof import('../../src/api/contract/buyback')
  | typeof import('../../src/api/contract/candles')
  | typeof import('../../src/api/contract/cards')
  | typeof import('../../src/api/contract/common')
  | typeof import('../../src/api/contract/content')
  | typeof import('../../src/api/contract/copyTrading')
  | typeof import('../../src/api/contract/currencyExchange')
  | typeof import('../../src/api/contract/dayTrading')
  | typeof import('../../src/api/contract/demo')
  | typeof import('../../src/api/contract/deposits')
  | typeof import('../../src/api/contract/fundRecords')
  | typeof import('../../src/api/contract/identity')
  | typeof import('../../src/api/contract/ipo')
  | typeof import('../../src/api/contract/loans')
  | typeof import('../../src/api/contract/lockUp')
  | typeof import('../../src/api/contract/login')
  | typeof import('../../src/api/contract/market')
  | typeof import('../../src/api/contract/notices')
  | typeof import('../../src/api/contract/rewards')
  | typeof import('../../src/api/contract/settings')
  | typeof import('../../src/api/contract/stocks')
  | typeof import('../../src/api/contract/support')
  | typeof import('../../src/api/contract/trade')
  | typeof import('../../src/api/contract/uploads')
  | typeof import('../../src/api/contract/valueStock')
  | typeof import('../../src/api/contract/watchlist')
  | typeof import('../../src/api/contract/withdrawals');

type ExportsOf<Module> = Module extends unknown ? Module[keyof Module] : never;
type AnyCall = Extract<ExportsOf<Contract>, Call>;

/** Path of a call, such as `/trade/Open`. */
export type Path = AnyCall['path'];

/** The `data` that the exchange sends once it has carried out a call, by its path. */
export type AnswerOf<P extends Path> = Executed<RawResponseOf<Extract<AnyCall, { path: P }>>>;
