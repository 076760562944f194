'use client';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface JumpToLatestProps {
  /** Called when pressed: scroll to the newest bar. */
  onClick: () => void;
}

/** A button over a chart that was scrolled back. It returns to the newest bar. */
export function JumpToLatest({ onClick }: JumpToLatestProps) {
  const t = useText('stock');
  return (
    <Press type="button" onClick={onClick}>
      {t('chart.toNow')}
      <Icon glyph={ChevronsRight} size={32} />
    </Press>
  );
}

// Above the time axis of the drawing.
const Press = styled.button`
  position: absolute;
  bottom: ${units(touchTarget)};
  left: ${units(space.l)};
  z-index: 1;
  display: flex;
  min-height: ${units(touchTarget)};
  align-items: center;
  gap: ${units(space.xs)};
  padding: ${units(4, space.m)};
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
  color: ${color('accent')};
  font-size: ${textSize('small')};
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
`;
