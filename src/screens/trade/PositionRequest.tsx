import { cancelAllOrders, cancelClosing, cancelOrder } from '../../api/contract/trade';
import { isOpen, useSentRequest } from '../../api/queries/useSentRequest';
import { Section } from '../../components/Section/Section';
import type { TraceFilter } from '../../session/requestTraces';
import { positionsHref } from '../hrefs';
import { SentRequestNote } from '../SentRequestNote';

interface PositionRequestProps {
  /** Which requests: those about a position, or those of a call. */
  filter: TraceFilter;
  /** Whether the result of the last action is shown already. */
  reported: boolean;
}

/** A request about a position whose result is unknown, sent here or before. It stays when its sheet or button has gone. */
export function PositionRequest({ filter, reported }: PositionRequestProps) {
  const { sent, check } = useSentRequest(filter);
  if (!sent || (reported && !isOpen(sent))) return null;
  const cancels = [cancelOrder.path, cancelClosing.path, cancelAllOrders.path].some(
    (path) => path === sent.trace.path,
  );
  return (
    <Section>
      <SentRequestNote sent={sent} check={check} checkHref={positionsHref} cancels={cancels} />
    </Section>
  );
}
