import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens';

const tones = {
  neutral: { text: color('inkSecondary'), ground: color('sunken') },
  accent: { text: color('accent'), ground: color('accentSoft') },
  success: { text: color('success'), ground: color('successSoft') },
  warning: { text: color('warning'), ground: color('warningSoft') },
  danger: { text: color('danger'), ground: color('dangerSoft') },
};

/**
 * What a state means: `accent` under way, `success` done well, `warning` waits for the member, `danger` refused or
 * lost, `neutral` the rest. Profit and loss are not states: they wear the price colours.
 */
export type StatusTone = keyof typeof tones;

export interface StatusProps {
  tone?: StatusTone;
  /** The word of the contract for a status of specification 4, so that tests know which of them a story shows. */
  value?: string;
  /** The state in a word or two; the colour only repeats it. */
  children: ReactNode;
}

/** The state that one thing is in: an order, an application, a verification. */
export function Status({ tone = 'neutral', value, children }: StatusProps) {
  return (
    <Badge $tone={tone} data-status={value}>
      {children}
    </Badge>
  );
}

const Badge = styled.span<{ $tone: StatusTone }>`
  display: inline-block;
  padding: ${rem(4, space.xs)};
  border-radius: ${rem(radius.small)};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${rem(fontSize.caption)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;
