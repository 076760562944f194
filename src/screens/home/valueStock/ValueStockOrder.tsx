import type { ValueStockApplication } from '../../../api/contract/valueStock';
import { useCancelValueStock } from '../../../api/queries/valueStock';
import { Stack } from '../../../components/Stack/Stack';
import { ResultUnknown } from '../../../widgets/ResultUnknown/ResultUnknown';
import { ValueStockRecordCard } from '../../../widgets/ValueStockRecordCard/ValueStockRecordCard';
import { positionHref, valueStockOrdersHref } from '../../hrefs';
import { ContactService } from '../../sheets/service/ContactService';
import { RefusedByServer } from '../../sheets/service/RefusedByServer';

/** One application in the list, which can be cancelled while under review. Shows the outcome of the cancellation. */
export function ValueStockOrder({ application }: { application: ValueStockApplication }) {
  const { state, refusal, submit } = useCancelValueStock();
  const { id, orderNumber, positionId } = application;
  return (
    <Stack gap="s">
      {state.step === 'unknown' && (
        <ResultUnknown
          reference={state.reference}
          checkHref={valueStockOrdersHref}
          checks="records"
          cancels
        />
      )}
      <RefusedByServer message={refusal} orderNumber={orderNumber} />
      <ValueStockRecordCard
        application={application}
        cancelling={state.step === 'sending'}
        contact={<ContactService orderNumber={orderNumber} />}
        {...(positionId != null && { positionHref: positionHref(positionId) })}
        {...(state.step !== 'unknown' && { onCancel: () => void submit({ id }) })}
      />
    </Stack>
  );
}
