import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, radius, touchTarget } from '../../../theme/tokens';

export interface ChartToggleProps {
  /** Whether it is drawn. */
  on: boolean;
  /** Called with the new state. */
  onChange: (on: boolean) => void;
  /** What is drawn while it is on. */
  children: ReactNode;
}

/** Toggles something drawn over the chart. */
export function ChartToggle({ on, onChange, children }: ChartToggleProps) {
  return (
    <Toggle type="button" aria-pressed={on} onClick={() => onChange(!on)}>
      {children}
    </Toggle>
  );
}

const Toggle = styled.button`
  min-width: ${rem(touchTarget)};
  min-height: ${rem(touchTarget)};
  padding: ${rem(4, 12)};
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.small)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
  line-height: ${lineHeight.tight};
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
  &[aria-pressed='true'] { border-color: ${color('outline')}; color: ${color('ink')}; font-weight: ${fontWeight.bold}; }
`;
