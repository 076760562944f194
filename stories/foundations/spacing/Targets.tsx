import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { Button } from '../../../src/components/Button/Button';
import { IconButton } from '../../../src/components/IconButton/IconButton';
import { useText } from '../../../src/i18n/useText';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Sample } from '../page/Sample';

/** Real touch targets with their edges drawn. */
export function Targets() {
  const t = useText('common');
  return (
    <Sample>
      <Edges>
        <IconButton glyph={Search} label={t('menu.search')} />
        <IconButton glyph={Star} label={t('menu.favourites')} />
        <Button kind="quiet">{t('cancel')}</Button>
      </Edges>
    </Sample>
  );
}

const Edges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.s)};

  button {
    outline: 1px dashed ${color('outline')};
  }
`;
