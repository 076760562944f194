import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { SortBar } from '../../components/SortBar/SortBar';
import { watchlistSorts } from '../../domain/watchlist/watchlistOrder';
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
  onEdit: (editing: boolean) => void;
}

/** The head of the watchlist: reliability of prices, sorting, and the edit button. */
export function WatchlistHead({ view, editing, onEdit }: WatchlistHeadProps) {
  const t = useText('watchlist');
  const { sort, descending, sortBy, changeForm } = view;
  const keyLabel = (key: (typeof watchlistSorts)[number]) =>
    key === 'change' ? t(`sort.${changeForm}`) : t(`sort.${key}`);
  return (
    <ListHead
      state={editing ? <Note data-urgent="true">{t('sort.editOwn')}</Note> : <PriceState />}
      figures={!editing}
      more={
        <Actions>
          {!editing && <ChangeFormButton {...view} />}
          {/* A single button, so that it keeps the focus. */}
          <Button kind={editing ? 'primary' : 'quiet'} size="small" onClick={() => onEdit(!editing)}>
            {editing ? t('done') : t('edit')}
          </Button>
        </Actions>
      }
    >
      {!editing && (
        <SortBar
          label={t('sort.label')}
          keys={watchlistSorts.map((value) => ({ value, label: keyLabel(value), fixed: value === 'own' }))}
          value={sort}
          direction={descending ? 'descending' : 'ascending'}
          directionLabels={{ ascending: t('sort.ascending'), descending: t('sort.descending') }}
          onSort={sortBy}
        />
      )}
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
