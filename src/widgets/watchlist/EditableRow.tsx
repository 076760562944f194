'use client';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

interface EditableRowProps {
  name: string;
  /** What is known of it, below its name. */
  detail: ReactNode;
  /** Name of the button that removes it. */
  removeLabel: string;
  onRemove: () => void;
  /** Other buttons. */
  children: ReactNode;
}

/** A row in edit mode: the button that removes it, its name, and other buttons. */
export function EditableRow({ name, detail, removeLabel, onRemove, children }: EditableRowProps) {
  return (
    <Row>
      <Remove>
        <IconButton glyph={Trash2} label={removeLabel} data-remove onClick={onRemove} />
      </Remove>
      <Who>
        <Name>{name}</Name>
        <Detail>{detail}</Detail>
      </Who>
      {children}
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
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
