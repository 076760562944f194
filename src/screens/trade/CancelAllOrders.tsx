import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useCancelAllOrders } from '../../api/queries/trade';
import { problemIn } from '../../api/queries/useSubmit';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Section } from '../../components/Section/Section';
import { accountReasons } from '../../domain/account/accountReasons';
import { add } from '../../domain/decimal';
import { TextsGate } from '../../i18n/TextsGate';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { useWaitReason } from '../../widgets/waitText';
import { RefusedByServer } from '../support/RefusedByServer';
import { useOfflineReason } from '../useOfflineReason';
import type { OnReport } from './useStatusChange';

interface CancelAllOrdersProps {
  /** Orders and positions with a closing that wait. */
  orders: readonly Position[];
  onReport: OnReport;
}

const texts = ['conditions'] as const;

/** Cancels everything that waits after a confirmation that states what is released. */
export function CancelAllOrders(props: CancelAllOrdersProps) {
  return (
    <TextsGate namespaces={texts}>
      <All {...props} />
    </TextsGate>
  );
}

function All({ orders, onReport }: CancelAllOrdersProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAllOrders();
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const { step } = cancel.state;
  const submit = async () => {
    const outcome = await cancel.submit({});
    setAsking(false);
    if (outcome?.step === 'done')
      onReport(
        <Banner tone="success" title={t('cancelAll.done')} announce reveal>
          {t('cancelAll.doneBody', { count: outcome.result.items.length })}
        </Banner>,
      );
    const problem = outcome && problemIn(outcome).problem;
    if (problem) onReport(<RefusedByServer problem={problem} />);
  };
  const offline = useOfflineReason();
  const wait = useWaitReason(cancel.retryAt);
  const rule = offline ?? wait ?? firstReasonText(t, accountReasons(restrictions), formats);
  const blocked = step === 'unknown' ? t('trade:unknown.title') : rule;
  const waiting = orders.filter(({ status }) => status === 'pendingOrder');
  const held = add(
    '0',
    ...waiting.flatMap(({ originalMargin, purchaseFee }) => [originalMargin, purchaseFee]),
  );
  return (
    <Section>
      <Button
        fullWidth
        kind="quiet"
        busy={step === 'sending'}
        {...(blocked && { blockedReason: blocked })}
        onClick={() => setAsking(true)}
      >
        {t('cancelAll.submit')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancelAll.title')}
        confirmLabel={t('cancelAll.submit')}
        cancelLabel={t('cancelAll.keep')}
        busy={step === 'sending'}
        onConfirm={() => void submit()}
      >
        {t('cancelAll.note', { count: orders.length, amount: formats.yen(held) })}
      </Dialog>
    </Section>
  );
}
