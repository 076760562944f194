import { useSearchParams } from 'react-router-dom';
import { usePosition } from '../../api/queries/trade';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { positionsHref } from '../hrefs';
import { LoadPage } from '../LoadPage';
import { Missing } from '../Missing';
import { useServiceSheet } from '../support/useServiceSheet';
import { useBack } from '../useBack';
import { PositionBody } from './PositionBody';

/** `/position/positionDetail?id=…`: one position and its actions. */
export function PositionDetail() {
  const t = useText('trade');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const position = usePosition(id);
  const back = useBack('/position/position');
  const orderNumber = position.state === 'ready' ? position.data.orderNumber : undefined;
  const { serviceButton, serviceSheet } = useServiceSheet(orderNumber);
  const topBar = (
    <>
      <TopBar title={t('detail.title')} back={back} trailing={serviceButton} />
      {serviceSheet}
    </>
  );
  const notice = <Missing title={t('detail.notFound')} href={positionsHref} all={t('position:title')} />;
  return (
    <LoadPage
      topBar={topBar}
      from={position}
      skeleton={<SkeletonFigures facts={8} />}
      missing={{ refusal: 'parameterError', notice }}
    >
      {(data) => <PositionBody key={id} topBar={topBar} position={data} />}
    </LoadPage>
  );
}
