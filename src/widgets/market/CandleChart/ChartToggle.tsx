'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface ChartToggleProps {
  /** Whether it is drawn. */
  on: boolean;
  /** Called with the new state. */
  onChange: (on: boolean) => void;
  /** What is drawn while it is on. */
  children: ReactNode;
  /** Set when a press opens a choice instead of changing the state. */
  opens?: boolean;
}

/** Toggles something drawn over the chart. */
export function ChartToggle({ on, onChange, opens = false, children }: ChartToggleProps) {
  return (
    <Toggle
      type="button"
      data-on={on}
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': on })}
      onClick={() => onChange(!on)}
    >
      {children}
    </Toggle>
  );
}

const Toggle = styled.button`
  min-width: ${units(touchTarget)};
  min-height: ${units(touchTarget)};
  padding: ${units(4, 12)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
  &[data-on='true'] { border-color: ${color('outline')}; color: ${color('ink')}; font-weight: ${fontWeight.bold}; }
`;
