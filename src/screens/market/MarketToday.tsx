import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { MarketBreadth as Breadth, SectorToday } from '../../api/contract/market';
import { useMarketBreadth } from '../../api/queries/market';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Lazy } from '../../components/Lazy';
import { HeatBar } from '../../components/plots/Heatmap/HeatBar';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { sectorsInOrder } from '../../domain/market/sectorsInOrder';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { wideScreen } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { type ColorName, color, fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { directionColor, directionOf } from '../../widgets/market/direction';
import { MarketBreadth } from '../../widgets/market/MarketBreadth/MarketBreadth';
import { markedPercent } from '../../widgets/market/SectorMap/markedPercent';
import { strongPercent } from '../../widgets/market/SectorMap/strongPercent';

const sectorMap = lazyComponent(() => import('../../widgets/market/SectorMap/SectorMap'), 'SectorMap');

interface MarketTodayProps {
  /** Null for all exchanges. */
  exchange: string | null;
  /** The sector whose stocks are listed; null for all. */
  sector: string | null;
  onSector: (sector: string | null) => void;
}

/** The market before its stocks: how many rise and fall, and its sectors. Without an answer the list is left alone. */
export function MarketToday({ exchange, sector, onSector }: MarketTodayProps) {
  const t = useText('market');
  const received = useMarketBreadth(exchange);
  const breadth = loadedData(received);
  const all = sector !== null && (
    <Button kind="quiet" size="small" onClick={() => onSector(null)}>
      {t('sectors.all')}
    </Button>
  );
  if (!breadth) {
    if (received.state === 'failed') return all && <Place $narrowed>{all}</Place>;
    return (
      <Place $narrowed={false} aria-hidden="true">
        <SkeletonBlock height={52} />
        <Line />
      </Place>
    );
  }
  return (
    <Place $narrowed={sector !== null}>
      <MarketBreadth {...breadth} />
      <Sectors breadth={breadth} sector={sector} onSector={onSector} />
      {all}
    </Place>
  );
}

function Sectors({
  breadth: { sectors },
  sector,
  onSector,
}: Omit<MarketTodayProps, 'exchange'> & { breadth: Breadth }) {
  const t = useText('market');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const inOrder = sectorsInOrder(sectors);
  const name = sectors.find((each) => each.sector === sector)?.name[language];
  return (
    <>
      <Line
        as={Toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <Title $chosen={name !== undefined}>
          {name === undefined ? t('sectors.title') : t('sectors.chosen', { name })}
        </Title>
        <HeatBar
          values={inOrder.map(({ changePercent }) => Number(changePercent))}
          full={strongPercent(sectors)}
        />
        <Turning $open={open}>
          <Icon glyph={ChevronDown} size={32} />
        </Turning>
      </Line>
      {name === undefined && <Ends first={inOrder[0]} last={inOrder.at(-1)} />}
      <Opened id={id}>
        {open && (
          <Suspense fallback={<SkeletonBlock height={530} />}>
            <Lazy of={sectorMap} props={{ sectors, chosen: sector, onChoose: onSector }} />
          </Suspense>
        )}
      </Opened>
    </>
  );
}

/** The sectors with the largest rise and the largest fall, at the ends of the bar. */
function Ends({ first, last }: { first: SectorToday | undefined; last: SectorToday | undefined }) {
  const formats = useFormats();
  const language = useLanguage();
  if (!first || !last || first === last) return null;
  return (
    <Named>
      {[first, last].map(({ sector, name, changePercent }) => (
        <span key={sector}>
          {name[language]}{' '}
          <Percent $tone={directionColor[directionOf(changePercent)]}>
            {markedPercent(changePercent, formats)}
          </Percent>
        </span>
      ))}
    </Named>
  );
}

const Named = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Percent = styled.span<{ $tone: ColorName }>`
  color: ${({ $tone }) => color($tone)};
  font-weight: ${fontWeight.bold};
`;

// A wide window that is not high has place for three stocks only without it. A chosen sector stays in sight.
const Place = styled.div<{ $narrowed: boolean }>`
  padding: ${units(space.s, space.l, 0)};
  ${wideScreen} { display: ${({ $narrowed }) => ($narrowed ? 'block' : 'none')}; }
`;

const Line = styled.div`
  display: flex;
  width: 100%;
  min-height: ${units(touchTarget)};
  align-items: center;
  gap: ${units(space.s)};
`;

const Toggle = styled.button`
  font-size: ${textSize('small')};
  text-align: left;
`;

const Title = styled.span<{ $chosen: boolean }>`
  color: ${({ $chosen }) => color($chosen ? 'accent' : 'inkSecondary')};
  ${({ $chosen }) => $chosen && `font-weight: ${fontWeight.bold};`}
`;

const Turning = styled.span<{ $open: boolean }>`
  display: flex;
  color: ${color('inkTertiary')};
  ${({ $open }) => $open && 'transform: rotate(180deg);'}
`;

const Opened = styled.div`
  &:not(:empty) { padding-bottom: ${units(space.xs)}; }
`;
