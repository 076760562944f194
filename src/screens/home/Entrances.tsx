import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { WhenOpened } from '../../components/WhenOpened';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { EntranceLinks } from './EntranceLinks';
import { mainEntrances } from './mainEntrances';

const servicesSheet = lazyComponent(() => import('./ServicesSheet'), 'ServicesSheet');

/** What members do most often, and a button for all services. */
export function Entrances() {
  const t = useText('home');
  const [open, setOpen] = useState(false);
  return (
    <Surface>
      <EntranceLinks label={t('entrances.title')} entrances={mainEntrances} />
      <Button kind="quiet" fullWidth onClick={() => setOpen(true)}>
        {t('entrances.all')}
      </Button>
      <WhenOpened of={servicesSheet} props={{ open, onOpenChange: setOpen }} />
    </Surface>
  );
}

const Surface = styled.div`
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l, space.l)};
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
