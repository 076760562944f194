'use client';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import FolderInput from 'lucide-react/icons/folder-input';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

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
    <Row>
      <Remove>
        <IconButton glyph={Trash2} label={t('removeName', { name })} data-remove onClick={onRemove} />
      </Remove>
      <Who>
        <Name>{name}</Name>
        <Code>
          {code}
          {group !== undefined && ` · ${group}`}
        </Code>
      </Who>
      {onGroup && <IconButton glyph={FolderInput} label={t('groups.move', { name })} onClick={onGroup} />}
      <IconButton
        glyph={ArrowUpToLine}
        label={first ? t('isFirst', { name }) : t('toTop', { name })}
        aria-disabled={first || undefined}
        onClick={first ? undefined : onFirst}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  min-height: ${units(112)};
  align-items: center;
  padding-left: ${units(space.xs)};
`;

const Remove = styled.span`
  flex: none;
  color: ${color('danger')};
`;

const Who = styled.span`
  flex: 1;
  min-width: 0;
  padding: ${units(space.s, space.xs)};
  line-height: ${lineHeight.tight};
`;

const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
`;

const Code = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
