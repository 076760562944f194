import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ListHead } from '../market/ListHead';
import { PriceState } from '../market/PriceState';
import type { WatchlistView } from './useWatchlistView';

interface WatchlistHeadProps {
  view: WatchlistView;
  editing: boolean;
  /** Leave out while nothing that is shown can be edited. */
  onEdit: ((editing: boolean) => void) | undefined;
  /** What narrows and orders the list. */
  children: ReactNode;
}

/** The head of the watchlist: reliability of prices, the edit button, and what narrows and orders the list. */
export function WatchlistHead({ view, editing, onEdit, children }: WatchlistHeadProps) {
  const t = useText('watchlist');
  return (
    <ListHead
      state={editing ? <Note data-urgent="true">{t('sort.editOwn')}</Note> : <PriceState />}
      figures={!editing}
      more={
        <Actions>
          {!editing && <ChangeFormButton {...view} />}
          {/* A single button, so that it keeps the focus. */}
          {onEdit && (
            <Button kind={editing ? 'primary' : 'quiet'} size="small" onClick={() => onEdit(!editing)}>
              {editing ? t('done') : t('edit')}
            </Button>
          )}
        </Actions>
      }
    >
      {children}
    </ListHead>
  );
}

/** Shows changes in percent or yen first. A press switches. */
function ChangeFormButton({ changeForm, setChangeForm }: WatchlistView) {
  const t = useText('watchlist');
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={`${t('changeAs.label')}: ${t(`changeAs.${changeForm}`)}`}
      onClick={() => setChangeForm(changeForm === 'percent' ? 'amount' : 'percent')}
    >
      <Both>
        {t(`changeAs.${changeForm}`)}
        <Icon glyph={ChevronsUpDown} size={32} />
      </Both>
    </Button>
  );
}

const Actions = styled.span`
  display: flex;
  flex: none;
  gap: ${units(space.s)};
`;

const Both = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${units(space.xs)};
`;

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
