import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { WhenOpened } from '../../components/WhenOpened';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { EntranceLinks, entranceStyle } from './EntranceLinks';
import { mainEntrances } from './mainEntrances';

const servicesSheet = lazyComponent(() => import('./ServicesSheet'), 'ServicesSheet');

/** What members do most often, and a button for all services. */
export function Entrances() {
  const t = useText('home');
  const [open, setOpen] = useState(false);
  return (
    <Surface>
      <EntranceLinks label={t('entrances.title')} entrances={mainEntrances} oneRow>
        <All
          type="button"
          aria-haspopup="dialog"
          aria-label={t('entrances.all')}
          onClick={() => setOpen(true)}
        >
          <Icon glyph={LayoutGrid} />
          {t('entrances.more')}
        </All>
      </EntranceLinks>
      <WhenOpened of={servicesSheet} props={{ open, onOpenChange: setOpen }} />
    </Surface>
  );
}

const Surface = styled.div`
  padding: ${units(space.xs, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const All = styled.button`${entranceStyle}`;
