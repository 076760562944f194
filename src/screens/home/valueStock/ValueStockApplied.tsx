import type { ReactElement } from 'react';
import type { ValueStockApplication } from '../../../api/contract/valueStock';
import { useText } from '../../../i18n/useText';
import { ValueStockRecordCard } from '../../../widgets/ValueStockRecordCard/ValueStockRecordCard';
import { valueStockOrdersHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';

interface ValueStockAppliedProps {
  application: ValueStockApplication;
  topBar: ReactElement;
}

/** It has been sent: what is frozen, and when it is decided. */
export function ValueStockApplied({ application, topBar }: ValueStockAppliedProps) {
  const t = useText('valueStock');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('apply.done')}
      records={{ href: valueStockOrdersHref, label: t('records.title') }}
    >
      <ValueStockRecordCard application={application} />
    </MoneyDone>
  );
}
