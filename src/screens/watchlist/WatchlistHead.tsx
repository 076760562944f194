import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';
import { StockRowHeads } from '../../widgets/market/StockRow/StockRowHeads';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
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

/** The head of the watchlist: what narrows and orders the list, the edit button, and the heads of the columns. */
export function WatchlistHead({ view, editing, onEdit, children }: WatchlistHeadProps) {
  const t = useText('watchlist');
  return (
    <ListHead
      state={
        <>
          {editing && <Note data-urgent="true">{t('sort.editOwn')}</Note>}
          {children}
        </>
      }
      figures={false}
      more={
        onEdit && (
          // A single button, so that it keeps the focus.
          <Button kind={editing ? 'primary' : 'quiet'} size="small" onClick={() => onEdit(!editing)}>
            {editing ? t('done') : t('edit')}
          </Button>
        )
      }
    >
      {!editing && (
        <StockRows>
          <StockRowHeads
            changeForm={view.changeForm}
            state={
              <>
                <PriceState />
                <JutaNote />
              </>
            }
            change={<ChangeFormButton {...view} />}
          />
        </StockRows>
      )}
    </ListHead>
  );
}

/** Shows changes in percent or yen first. A press switches. */
function ChangeFormButton({ changeForm, setChangeForm }: WatchlistView) {
  const t = useText('watchlist');
  return (
    <Toggle
      type="button"
      aria-label={`${t('changeAs.label')}: ${t(`changeAs.${changeForm}`)}`}
      onClick={() => setChangeForm(changeForm === 'percent' ? 'amount' : 'percent')}
    >
      {t(`changeAs.${changeForm}`)}
      <Icon glyph={ChevronsUpDown} size={32} />
    </Toggle>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  min-height: ${units(touchTarget)};
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${units(space.xs)};
  margin-top: ${units(-space.xs)};
  color: ${color('accent')};
`;

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
