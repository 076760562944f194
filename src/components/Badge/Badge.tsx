'use client';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, radius } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface BadgeProps {
  /** The number to show. Nothing is shown for 0. */
  count: number;
  /** What is counted, for screen readers: "3 unread notices". */
  label: string;
}

/**
 * The number of unread or pending items, next to an entry or an icon. More than 99 shows "99+".
 *
 * Not in the colour of danger: what is unread can wait.
 */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Pill role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  min-width: ${units(36)};
  min-height: ${units(36)};
  align-items: center;
  justify-content: center;
  padding: ${units(0, 10)};
  border-radius: ${units(radius.pill)};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  white-space: nowrap;
`;
