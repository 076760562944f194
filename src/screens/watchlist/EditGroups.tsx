import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { IconButton } from '../../components/IconButton/IconButton';
import { useKeptFocus } from '../../components/List/useKeptFocus';
import { SortableList } from '../../components/SortableList/SortableList';
import { moved } from '../../domain/watchlist/watchlistChange';
import type { GroupChange, WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { watchlistLimits } from '../../domain/watchlist/watchlistLimits';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { requestId } from '../../lib/requestId';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { EditableRow } from '../../widgets/watchlist/EditableRow';
import { GroupNameSheet } from './GroupNameSheet';

interface EditGroupsProps {
  groups: readonly WatchlistGroup[];
  onChange: (change: GroupChange) => void;
  /** Called instead of a change when a group is deleted, so that it can be undone. */
  onDelete: (group: WatchlistGroup) => void;
}

/** The groups of the watchlist, to make, rename, reorder and delete. Folded, because stocks are edited more often. */
export function EditGroups({ groups, onChange, onDelete }: EditGroupsProps) {
  const t = useText('watchlist');
  const formats = useFormats();
  /** The group whose name is asked for: null for a new one. */
  const [named, setNamed] = useState<WatchlistGroup | null>();
  return (
    <Place>
      <Disclosure label={t('groups.title')} value={formats.number(String(groups.length))}>
        {groups.length > 0 && (
          <Groups groups={groups} onChange={onChange} onDelete={onDelete} onRename={setNamed} />
        )}
        <Below>
          {groups.length < watchlistLimits.groups ? (
            <Button kind="quiet" fullWidth onClick={() => setNamed(null)}>
              {t('groups.make')}
            </Button>
          ) : (
            t('groups.tooMany', { most: watchlistLimits.groups })
          )}
        </Below>
      </Disclosure>
      {named !== undefined && (
        <GroupNameSheet
          group={named ?? undefined}
          others={groups.filter(({ id }) => id !== named?.id)}
          onClose={() => setNamed(undefined)}
          onName={(name) => {
            onChange(
              named ? { kind: 'rename', id: named.id, name } : { kind: 'make', id: requestId(), name },
            );
            setNamed(undefined);
          }}
        />
      )}
    </Place>
  );
}

interface GroupsProps extends EditGroupsProps {
  onRename: (group: WatchlistGroup) => void;
}

function Groups({ groups, onChange, onDelete, onRename }: GroupsProps) {
  const t = useText('watchlist');
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame, '[data-remove]');
  const nameOf = (key: string) => groups.find(({ id }) => id === key)?.name ?? '';
  const announce =
    (key: 'pickedUp' | 'movedTo' | 'putDown' | 'cancelled') =>
    (id: string, place: number): string =>
      t(`move.${key}`, { name: nameOf(id), place, total: groups.length });
  return (
    <div ref={frame}>
      <SortableList
        label={t('groups.title')}
        items={groups}
        keyOf={({ id }) => id}
        onMove={(from, to) => onChange({ kind: 'order', ids: moved(groups, from, to).map(({ id }) => id) })}
        texts={{
          instructions: t('groups.instructions'),
          handleRole: t('move.role'),
          handle: (id) => t('move.handle', { name: nameOf(id) }),
          pickedUp: announce('pickedUp'),
          movedTo: announce('movedTo'),
          putDown: announce('putDown'),
          cancelled: announce('cancelled'),
        }}
      >
        {(group) => (
          <EditableRow
            name={group.name}
            detail={t('groups.size', { amount: formats.number(String(group.symbols.length)) })}
            removeLabel={t('groups.delete', { name: group.name })}
            onRemove={() => onDelete(group)}
          >
            <IconButton
              glyph={Pencil}
              label={t('groups.renameName', { name: group.name })}
              onClick={() => onRename(group)}
            />
          </EditableRow>
        )}
      </SortableList>
    </div>
  );
}

const Place = styled.div`
  padding: ${units(space.s, space.l)};
`;

const Below = styled.div`
  padding-block: ${units(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
