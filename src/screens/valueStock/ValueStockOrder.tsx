import type { ValueStockApplication } from '../../api/contract/valueStock';
import { useCancelValueStock } from '../../api/queries/valueStock';
import { Stack } from '../../components/Stack/Stack';
import { ValueStockRecordCard } from '../../widgets/valueStock/ValueStockRecordCard/ValueStockRecordCard';
import { positionHref, valueStockOrdersHref } from '../hrefs';
import { SentRequestNote } from '../SentRequestNote';
import { ContactService } from '../support/ContactService';
import { RefusedByServer } from '../support/RefusedByServer';

/** One application in the list, which can be cancelled while under review. Shows the outcome of the cancellation. */
export function ValueStockOrder({ application }: { application: ValueStockApplication }) {
  const { id, orderNumber, positionId } = application;
  const { state, problem, submit, sent, check } = useCancelValueStock(id);
  return (
    <Stack gap="s">
      {state.step !== 'done' && (
        <SentRequestNote
          sent={sent}
          check={check}
          checkHref={valueStockOrdersHref}
          checks="records"
          cancels
        />
      )}
      <RefusedByServer problem={problem} orderNumber={orderNumber} />
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
