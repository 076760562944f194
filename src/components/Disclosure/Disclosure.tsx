'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export interface DisclosureProps {
  /** What is folded, in a few words. */
  label: string;
  /** Use for the figure that sums up what is folded: it stays visible. */
  value?: string | undefined;
  /** What a tap shows. */
  children: ReactNode;
}

/** Folds what not every reader needs behind one tap. The browser's own search finds and opens it. */
export function Disclosure({ label, value, children }: DisclosureProps) {
  return (
    <Details>
      <Summary>
        <Label>{label}</Label>
        {value && <Value>{value}</Value>}
        <Mark>
          <Icon glyph={ChevronDown} size={32} />
        </Mark>
      </Summary>
      {children}
    </Details>
  );
}

const Mark = styled.span`
  display: flex;
  margin-left: auto;
  color: ${color('inkSecondary')};
`;

const Details = styled.details`
  border-block: 1px solid ${color('hairline')};
  &[open] > summary ${Mark} { transform: rotate(180deg); }
`;

const Summary = styled.summary`
  display: flex;
  min-height: ${units(touchTarget)};
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.s)};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
`;

const Label = styled.span`
  color: ${color('ink')};
`;

const Value = styled.span`
  margin-left: auto;
  font-weight: ${fontWeight.bold};
  & + ${Mark} { margin-left: 0; }
`;
