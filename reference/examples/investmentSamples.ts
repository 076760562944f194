import {
  copyTradeProductDetail,
  copyTradeProducts,
  copyTradeRecordDetail,
  copyTradeRecords,
  followCopyTrade,
  stopCopyTrade,
} from '../../src/api/contract/copyTrading';
import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../../src/api/contract/ipo';
import {
  buyLockUp,
  lockUpCalendar,
  lockUpProductDetail,
  lockUpProducts,
  lockUpRecordDetail,
  lockUpRecords,
  redeemLockUp,
} from '../../src/api/contract/lockUp';
import { cheapest, clientRequestId, first, sample } from './sample';
import type { Trial } from './trial';

const minutesUntil = (moment: number, now: number) => Math.ceil((moment - now) / 60_000);

const subscribing = async ({ ask }: Trial) => {
  const { issues } = await ask(ipoList, { phase: 'subscribing' });
  const open = issues.filter(({ applicationId }) => applicationId == null);
  return cheapest(open, ({ lotPrice, minLots }) => Number(lotPrice) * minLots);
};

const subscription = async (trial: Trial) => {
  await trial.prepare.funds();
  const { id, minLots } = await subscribing(trial);
  return { id, lots: String(minLots) };
};
/** An application before its draw; if there is none, a new one. */
const subscribed = async (trial: Trial) => {
  const [present] = (await trial.ask(ipoRecords, { page: 1, results: ['awaitingDraw'] })).items;
  if (present) return present;
  return trial.ask(ipoApply, { clientRequestId: trial.newId(), ...(await subscription(trial)) });
};

const mostDraws = 5;

/** An IPO application that has won lots, with payment due. A draw may give none, so there are several. */
const won = async (trial: Trial): Promise<string> => {
  for (let draw = 0; draw < mostDraws; draw++) {
    const { id, drawDate } = await subscribed(trial);
    const drawn = await trial.advance(minutesUntil(drawDate, trial.now()));
    const { application } = await trial.ask(ipoRecord, { id });
    if (application.lotteryResult === 'notWon') continue;
    const payable = application.paymentStartsAt ?? drawn;
    if (payable > drawn) await trial.advance(minutesUntil(payable, drawn));
    return id;
  }
  throw new Error('no draw gave the member lots');
};

const mentor = async ({ ask }: Trial) => {
  const recruiting = (await ask(copyTradeProducts, {})).filter((one) => one.recruiting);
  return cheapest(recruiting, ({ minimumInvestment }) => Number(minimumInvestment));
};
const investment = async (trial: Trial) => {
  await trial.prepare.funds();
  const { id: productId, minimumInvestment: amount } = await mentor(trial);
  return { productId, amount };
};
const invested = async (trial: Trial) =>
  (await trial.ask(followCopyTrade, { clientRequestId: trial.newId(), ...(await investment(trial)) })).id;

const product = async ({ ask }: Trial) => first(await ask(lockUpProducts, {}));
const purchase = async (trial: Trial) => {
  await trial.prepare.funds();
  const { id: productId, minimumPurchase: amount } = await product(trial);
  return { productId, amount };
};
const bought = async (trial: Trial) =>
  trial.ask(buyLockUp, { clientRequestId: trial.newId(), ...(await purchase(trial)) });

const inProgress = { status: 'inProgress', page: 1 } as const;

/** Samples about new issues, copy trades and lock-up products. */
export const investmentSamples = [
  sample(ipoDetail, async (trial) => ({ id: (await subscribing(trial)).id })),
  sample(ipoApply, async (trial) => ({ clientRequestId, ...(await subscription(trial)) })),
  sample(ipoPay, async (trial) => ({ clientRequestId, id: await won(trial) })),
  sample(ipoRecords, async (trial) => {
    await subscribed(trial);
    return { page: 1 };
  }),
  sample(ipoRecord, async (trial) => ({ id: (await subscribed(trial)).id })),
  sample(copyTradeProductDetail, async (trial) => ({ id: (await mentor(trial)).id })),
  sample(followCopyTrade, async (trial) => ({ clientRequestId, ...(await investment(trial)) })),
  sample(copyTradeRecords, async (trial) => {
    await invested(trial);
    return inProgress;
  }),
  sample(copyTradeRecordDetail, async (trial) => ({ id: await invested(trial) })),
  sample(stopCopyTrade, async (trial) => ({ clientRequestId, id: await invested(trial) })),
  sample(lockUpProductDetail, async (trial) => ({ id: (await product(trial)).id })),
  sample(buyLockUp, async (trial) => ({ clientRequestId, ...(await purchase(trial)) })),
  sample(lockUpRecords, async (trial) => {
    await bought(trial);
    return inProgress;
  }),
  sample(lockUpRecordDetail, async (trial) => ({ id: (await bought(trial)).id })),
  sample(lockUpCalendar, async (trial) => {
    await bought(trial);
    return {};
  }),
  sample(redeemLockUp, async (trial) => {
    const { id, unlockAt } = await bought(trial);
    await trial.advance(minutesUntil(unlockAt, trial.now()));
    return { clientRequestId, id };
  }),
];
