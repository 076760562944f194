import type { Call, RawResponseOf, RequestOf } from '../../src/api/contract/call';
import { withoutSecrets } from '../exchange/account/withoutSecrets';
import { AskedAgain } from '../exchange/askedAgain';
import type { Exchange } from '../exchange/exchange';
import { runOnce } from '../exchange/requests/runOnce';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { type Context, handle, type ServedCall } from './handle';

/** A kind of record that calls create and change. */
export interface RecordKind<Made, View> {
  find: (world: World, id: string) => Made | undefined;
  view: (exchange: Exchange, record: Made) => View;
}

/** Answers a request that is asked again (decision 25). */
type AskAgain<C extends Call> = (request: RequestOf<C>, context: Context) => RawResponseOf<C>;

/** A call whose request contains a client request id. */
type Once<C> = RequestOf<C> extends { clientRequestId: string } ? C : never;

/**
 * Serves a call that moves money. It runs once for each request id. A repeated request returns the same record in its
 * current state. `askedAgain` answers a request for which `act` throws `AskedAgain`.
 */
export function handleOnce<C extends Call, Made extends { id: string }>(
  store: ExchangeStore,
  call: Once<C> & C,
  { find, view }: RecordKind<Made, RawResponseOf<C>>,
  act: (request: RequestOf<C>, context: Context) => Made,
  askedAgain?: AskAgain<C>,
): ServedCall {
  return handle<C>(store, call, (request, context) => {
    const { exchange, member } = context;
    const stored = withoutSecrets(call, request as { clientRequestId: string });
    const moneyRequest = { path: call.path, request: stored };
    try {
      const record = runOnce(exchange, member, moneyRequest, {
        act: () => act(request, context),
        find: (id) => find(exchange.world, id),
      });
      return view(exchange, record);
    } catch (cause) {
      if (cause instanceof AskedAgain && askedAgain) return askedAgain(request, context);
      throw cause;
    }
  });
}
