'use client';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import FolderInput from 'lucide-react/icons/folder-input';
import { IconButton } from '../../../components/IconButton/IconButton';
import { useText } from '../../../i18n/useText';
import { EditableRow } from '../EditableRow';

export interface EditableStockProps {
  /** Name in the member's language, or what is known of a delisted stock. */
  name: string;
  /** Its code. */
  code: string;
  /** Whether it is already the first row. */
  first: boolean;
  /** Called when it is removed from the watchlist. */
  onRemove: () => void;
  /** Called when it is moved to the top. */
  onFirst: () => void;
  /** Use for the name of its group. */
  group?: string | undefined;
  /** Use when there are groups: called to choose its group. */
  onGroup?: (() => void) | undefined;
}

/** A watchlist row in edit mode: can be removed, put into a group, or moved to the top without dragging. */
export function EditableStock(props: EditableStockProps) {
  const { name, code, first, onRemove, onFirst, group, onGroup } = props;
  const t = useText('watchlist');
  return (
    <EditableRow
      name={name}
      detail={
        <>
          {code}
          {group !== undefined && ` · ${group}`}
        </>
      }
      removeLabel={t('removeName', { name })}
      onRemove={onRemove}
    >
      {onGroup && <IconButton glyph={FolderInput} label={t('groups.move', { name })} onClick={onGroup} />}
      <IconButton
        glyph={ArrowUpToLine}
        label={first ? t('isFirst', { name }) : t('toTop', { name })}
        aria-disabled={first || undefined}
        onClick={first ? undefined : onFirst}
      />
    </EditableRow>
  );
}
