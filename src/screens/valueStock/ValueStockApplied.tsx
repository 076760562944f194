import type { ReactElement } from 'react';
import type { ValueStockApplication } from '../../api/contract/valueStock';
import { useValueStockOrder } from '../../api/queries/valueStock';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { ValueStockRecordCard } from '../../widgets/valueStock/ValueStockRecordCard/ValueStockRecordCard';
import { valueStockOrdersHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import { MoneyDone } from '../MoneyDone';
import { reviewedAmount } from '../reviewedAmount';
import { useSentRecord } from '../useSentRecord';

const stages = lazyComponent(() => import('../../widgets/ReviewStages/ReviewStages'), 'ReviewStages');

interface ValueStockAppliedProps {
  application: ValueStockApplication;
  topBar: ReactElement;
}

/** The application was sent: what is frozen, and when it is decided. If already decided, shows the result. */
export function ValueStockApplied({ application, topBar }: ValueStockAppliedProps) {
  const t = useText('valueStock');
  const common = useText('common');
  const { current, decided, tone } = useSentRecord(application, useValueStockOrder(application.id));
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? t(`status.${current.status}`) : t('apply.done')}
      tone={tone}
      amount={reviewedAmount(common, t('record.turnover'), current)}
      next={
        current.status === 'cancelled' ? undefined : (
          <LazyPart
            of={stages}
            props={{
              sentAt: current.appliedAt,
              dueAt: current.reviewDueAt,
              status: current.status,
              outcome: t('apply.held'),
            }}
            height={220}
          />
        )
      }
      records={{ href: valueStockOrdersHref, label: t('records.title') }}
    >
      <ValueStockRecordCard application={current} />
    </MoneyDone>
  );
}
