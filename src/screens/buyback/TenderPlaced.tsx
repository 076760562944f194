import type { ReactElement } from 'react';
import type { BuybackApplication } from '../../api/contract/buyback';
import { useTenderDetail } from '../../api/queries/buyback';
import { useClosedPosition } from '../../api/queries/trade';
import { useText } from '../../i18n/useText';
import { BuybackRecordCard } from '../../widgets/buyback/BuybackRecordCard/BuybackRecordCard';
import { tendersHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { useSentRecord } from '../useSentRecord';

interface TenderPlacedProps {
  application: BuybackApplication;
  topBar: ReactElement;
}

/** The tender was sent: the shares stay the member's until the result date. If already decided, shows the result. */
export function TenderPlaced({ application, topBar }: TenderPlacedProps) {
  const t = useText('buyback');
  const { current, decided, tone } = useSentRecord(application, useTenderDetail(application.id));
  const sold = useClosedPosition(current.soldPositionId ?? undefined);
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? t(`status.${current.status}`) : t('apply.done')}
      tone={tone}
      records={{ href: tendersHref, label: t('tabs.mine') }}
    >
      <BuybackRecordCard application={current} sold={sold} />
    </MoneyDone>
  );
}
