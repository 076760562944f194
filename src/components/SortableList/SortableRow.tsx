'use client';
import { useSortable } from '@dnd-kit/react/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../theme/forcedEdge';
import { shadow } from '../../theme/shadow';
import { color, motion, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

interface SortableRowProps {
  id: string;
  /** Index of the row, from 0. */
  index: number;
  /** Name of its handle. */
  handleLabel: string;
  /** Role description of its handle. */
  handleRole: string;
  /** Id of the text that explains keyboard use. */
  instructions: string;
  children: ReactNode;
}

/** A row with its handle at the right edge, within reach of the thumb. */
export function SortableRow({
  id,
  index,
  handleLabel,
  handleRole,
  instructions,
  children,
}: SortableRowProps) {
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    transition: { duration: motion.slow, easing: 'ease-out' },
  });
  return (
    <Row ref={ref} $lifted={isDragging}>
      <Content>{children}</Content>
      <Handle
        ref={handleRef}
        type="button"
        aria-label={handleLabel}
        aria-roledescription={handleRole}
        aria-describedby={instructions}
      >
        <Icon glyph={GripVertical} />
      </Handle>
    </Row>
  );
}

const Row = styled.li<{ $lifted: boolean }>`
  display: flex;
  align-items: center;
  background: ${color('surface')};
  box-shadow: ${({ $lifted }) => ($lifted ? shadow('popup') : 'none')};
  ${({ $lifted }) => $lifted && forcedEdge}
  & + & { border-top: 1px solid ${color('hairline')}; }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Dragging must not scroll the page. */
const Handle = styled.button`
  display: flex;
  flex: none;
  width: ${units(touchTarget)};
  min-height: ${units(touchTarget)};
  align-items: center;
  justify-content: center;
  color: ${color('inkTertiary')};
  cursor: grab;
  touch-action: none;
  &:focus-visible { outline-offset: -2px; }
`;
