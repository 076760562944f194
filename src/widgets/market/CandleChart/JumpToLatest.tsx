import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { useText } from '../../../i18n/useText';
import { rem } from '../../../theme/rem';
import { color, fontSize, radius, space, touchTarget } from '../../../theme/tokens';

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
  bottom: ${rem(touchTarget)};
  left: ${rem(space.l)};
  z-index: 1;
  display: flex;
  min-height: ${rem(touchTarget)};
  align-items: center;
  gap: ${rem(space.xs)};
  padding: ${rem(4, space.m)};
  border: 1px solid ${color('outline')};
  border-radius: ${rem(radius.small)};
  background: ${color('surface')};
  color: ${color('accent')};
  font-size: ${rem(fontSize.small)};
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
`;
