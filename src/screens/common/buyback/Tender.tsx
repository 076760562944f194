import type { BuybackApplication } from '../../../api/contract/buyback';
import { useCancelTender } from '../../../api/queries/buyback';
import { useClosedPosition } from '../../../api/queries/closedPosition';
import { Stack } from '../../../components/Stack/Stack';
import { BuybackRecordCard } from '../../../widgets/BuybackRecordCard/BuybackRecordCard';
import { ResultUnknown } from '../../../widgets/ResultUnknown/ResultUnknown';
import { positionHref, tendersHref } from '../../hrefs';
import { RefusedByServer } from '../../sheets/service/RefusedByServer';

/** One tender in the list, which can be cancelled before its result. Shows the outcome of the cancellation. */
export function Tender({ application }: { application: BuybackApplication }) {
  const { state, refusal, submit } = useCancelTender();
  const { id, orderNumber, soldPositionId } = application;
  const sold = useClosedPosition(soldPositionId ?? undefined);
  return (
    <Stack gap="s">
      {state.step === 'unknown' && (
        <ResultUnknown reference={state.reference} checkHref={tendersHref} checks="records" cancels />
      )}
      <RefusedByServer message={refusal} orderNumber={orderNumber} />
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
