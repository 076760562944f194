'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';

const tones = {
  neutral: { text: color('inkSecondary'), ground: color('sunken') },
  accent: { text: color('accent'), ground: color('accentSoft') },
  success: { text: color('success'), ground: color('successSoft') },
  warning: { text: color('warning'), ground: color('warningSoft') },
  danger: { text: color('danger'), ground: color('dangerSoft') },
};

/**
 * Meaning of a state: `accent` in progress, `success` completed, `warning` waiting for the member, `danger` refused
 * or lost, `neutral` anything else. Profit and loss are not states: they use the price colours.
 */
export type StatusTone = keyof typeof tones;

export interface StatusProps {
  /** Meaning of the state, see `StatusTone`. */
  tone?: StatusTone;
  /** The contract's status value (specification 4), so that tests can identify it. */
  value?: string;
  /** The state in one or two words. The colour only repeats it. */
  children: ReactNode;
}

/** The state of one object: an order, an application, a verification. */
export function Status({ tone = 'neutral', value, children }: StatusProps) {
  return (
    <Badge $tone={tone} data-status={value}>
      {children}
    </Badge>
  );
}

const Badge = styled.span<{ $tone: StatusTone }>`
  display: inline-block;
  padding: ${units(4, space.xs)};
  border-radius: ${units(radius.small)};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;
