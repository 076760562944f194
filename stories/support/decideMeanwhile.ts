import { decideReview } from '../../mocks/exchange/backOffice';
import type { DecidedKind } from '../../src/api/contract/demo';
import { actMeanwhile, readAgain } from './passTime';

type Context = Parameters<typeof actMeanwhile>[0];

/** The back office decides a record that was just sent, while the member still looks at it; the screen reads again. */
export async function decideMeanwhile(
  context: Context,
  kind: DecidedKind,
  record: { id: string } | undefined,
  verdict: 'pass' | 'reject',
): Promise<void> {
  await actMeanwhile(context, (exchange) => decideReview(exchange, kind, record?.id ?? '', verdict));
  await readAgain(context);
}
