import { stockDetail } from '../../src/api/contract/stocks';
import { openPosition } from '../../src/api/contract/trade';
import type { Member } from '../client';
import { liveTrial, newId } from '../liveTrial';
import { isDone, refusalIn } from '../outcome';
import { nextSecond } from '../rate';
import type { Run } from '../run';

/** More orders than the ten that a server accepts in a second. */
const orders = 15;

/** Checks that a member cannot send more than ten orders a second. They wait at the lowest price of the day. */
export async function checkFlood(run: Run, symbol: string, member: Member): Promise<void> {
  const { limitDown: limitPrice } = await liveTrial(run, member).ask(stockDetail, { symbol });
  await nextSecond(run, member);
  const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 10, lots: '1' };
  const together = Array.from({ length: orders }, () =>
    run.client.send(openPosition, { ...order, clientRequestId: newId() }, member),
  );
  const answers = await Promise.all(together);
  await nextSecond(run, member);
  const refused = answers.some((answer) => refusalIn(answer)?.key === 'submittedTooFrequently');
  const accepted = answers.filter(isDone).length;
  const sentence = `It accepts ${accepted} of ${orders} orders at once: none is refused with submittedTooFrequently.`;
  run.report.provoked(openPosition.path, 'submittedTooFrequently');
  if (answers[0]) run.report.check(refused, openPosition.path, sentence, answers[0].sent);
}
