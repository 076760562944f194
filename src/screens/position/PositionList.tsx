import styled from 'styled-components';
import type { Position } from '../../api/contract/position';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { PositionGroup } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { PositionCard } from '../../widgets/PositionCard/PositionCard';
import { PositionSums } from '../../widgets/PositionSums/PositionSums';
import { positionHref } from '../hrefs';

const Cards = styled.ul`
  display: grid;
  gap: ${rem(space.s)};
  padding: ${rem(0, space.l, space.l)};
`;

/** The positions of one group, with their sums while they are held. */
export function PositionList({ positions, group }: { positions: Position[]; group: PositionGroup }) {
  const t = useText('trade');
  if (positions.length === 0) {
    return (
      <Empty
        title={t(`positions.empty.${group}`)}
        action={
          <LinkButton kind="quiet" href="#/market/market">
            {t('positions.toMarket')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {group === 'inProgress' && <PositionSums positions={positions} />}
      <Cards role="list" aria-label={t('positions.title')}>
        {positions.map((position) => (
          <li key={position.id}>
            <PositionCard position={position} href={positionHref(position.id)} />
          </li>
        ))}
      </Cards>
    </>
  );
}
