import type { ReactElement } from 'react';
import type { BuybackApplication } from '../../../api/contract/buyback';
import { useText } from '../../../i18n/useText';
import { BuybackRecordCard } from '../../../widgets/BuybackRecordCard/BuybackRecordCard';
import { tendersHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';

interface TenderPlacedProps {
  application: BuybackApplication;
  topBar: ReactElement;
}

/** It has been sent: the shares stay the member's until the result, and when that is due. */
export function TenderPlaced({ application, topBar }: TenderPlacedProps) {
  const t = useText('buyback');
  return (
    <MoneyDone topBar={topBar} title={t('apply.done')} records={{ href: tendersHref, label: t('tabs.mine') }}>
      <BuybackRecordCard application={application} />
    </MoneyDone>
  );
}
