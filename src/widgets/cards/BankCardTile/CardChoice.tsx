'use client';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface CardChoiceProps {
  /** Name of the radio group. */
  name: string;
  /** Whether this tile is chosen. */
  selected: boolean;
  /** Called when this tile is chosen. */
  onSelect: () => void;
}

/**
 * A native radio button, so that the arrow keys move between tiles. The surrounding label names it and is its target.
 */
export function CardChoice({ name, selected, onSelect }: CardChoiceProps) {
  return (
    <Target>
      <Input type="radio" name={name} checked={selected} onChange={onSelect} />
      <Mark>
        <Icon glyph={Check} size={32} />
      </Mark>
    </Target>
  );
}

const Target = styled.span`
  position: relative;
  flex: none;
`;

const Mark = styled.span`
  display: flex;
  width: ${units(44)};
  height: ${units(44)};
  align-items: center;
  justify-content: center;
  border: 1px solid ${color('outline')};
  border-radius: 50%;
  background: ${color('surface')};
  color: transparent;
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:checked + ${Mark} {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('onAccent')};
  }
`;
