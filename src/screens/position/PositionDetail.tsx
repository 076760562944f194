import { useSearchParams } from 'react-router-dom';
import { usePosition } from '../../api/queries/trade';
import { Page } from '../../components/Page/Page';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';
import { PositionBody } from './PositionBody';

/** `/position/positionDetail?id=…`: one position, and what can be done with it. */
export function PositionDetail() {
  const t = useText('trade');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const position = usePosition(id);
  const back = useBack('/position/position');
  const topBar = <TopBar title={t('detail.title')} back={back} />;
  if (position.state === 'ready') {
    return <PositionBody key={id} topBar={topBar} position={position.data} />;
  }
  return (
    <Page topBar={topBar}>
      <Load from={position} skeleton={<SkeletonFigures facts={8} />}>
        {() => null}
      </Load>
    </Page>
  );
}
