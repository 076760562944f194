import type { BuybackApplication } from '../../api/contract/buyback';
import { useCancelTender } from '../../api/queries/buyback';
import { useClosedPosition } from '../../api/queries/trade';
import { Stack } from '../../components/Stack/Stack';
import { BuybackRecordCard } from '../../widgets/buyback/BuybackRecordCard/BuybackRecordCard';
import { positionHref, tendersHref } from '../hrefs';
import { SentRequestNote } from '../SentRequestNote';
import { RefusedByServer } from '../support/RefusedByServer';

/** One tender in the list, which can be cancelled before its result. Shows the outcome of the cancellation. */
export function Tender({ application }: { application: BuybackApplication }) {
  const { id, orderNumber, soldPositionId } = application;
  const { state, problem, submit, sent, check } = useCancelTender(id);
  const sold = useClosedPosition(soldPositionId ?? undefined);
  return (
    <Stack gap="s">
      {state.step !== 'done' && (
        <SentRequestNote sent={sent} check={check} checkHref={tendersHref} checks="records" cancels />
      )}
      <RefusedByServer problem={problem} orderNumber={orderNumber} />
      <BuybackRecordCard
        application={application}
        sold={sold}
        cancelling={state.step === 'sending'}
        {...(soldPositionId != null && { saleHref: positionHref(soldPositionId) })}
        {...(state.step !== 'unknown' && { onCancel: () => void submit({ id }) })}
      />
    </Stack>
  );
}
