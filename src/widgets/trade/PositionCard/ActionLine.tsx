'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

interface ActionLineProps {
  /** What can be done where the card leads: "Add margin or close". */
  children: ReactNode;
}

/** The last line of a card that is a link: what the member can do about it. The whole card leads there. */
export function ActionLine({ children }: ActionLineProps) {
  return (
    <Line>
      <span>{children}</span>
      <Icon glyph={ChevronRight} size={32} />
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding-top: ${units(space.s)};
  border-top: 1px solid ${color('danger')};
  color: ${color('danger')};
  font-weight: ${fontWeight.bold};
  svg { flex: none; }
`;
