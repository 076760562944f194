'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { PartBoundary } from '../../../components/PartBoundary/PartBoundary';
import { WhenOpened } from '../../../components/WhenOpened';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { textSize } from '../../../theme/textSize';
import { color, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import type { CandleTableProps } from './CandleRows';

const Fold = styled.details`
  border-top: 1px solid ${color('hairline')};
  font-size: ${textSize('small')};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${units(touchTarget)};
    padding: 0 ${units(space.l)};
    color: ${color('accent')};
    cursor: pointer;
    &:focus-visible { outline-offset: -2px; }
  }
  &[open] > summary svg { transform: rotate(180deg); }
`;

/** A table of the newest bars, the accessible alternative to the chart. Rendered only while unfolded. */
export function CandleTable(props: CandleTableProps) {
  const t = useText('market');
  const [open, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('chart.table')}
        <Icon glyph={ChevronDown} size={32} />
      </summary>
      <PartBoundary name={t('chart.table')}>
        <WhenOpened of={rows} props={{ ...props, open }} />
      </PartBoundary>
    </Fold>
  );
}

const rows = lazyComponent(() => import('./CandleRows'), 'CandleRows');
