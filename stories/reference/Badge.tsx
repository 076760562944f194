import { styled } from 'styled-components';
import { rem } from '../../src/theme/rem';
import { color, fontSize, radius, space } from '../../src/theme/tokens';

const tones = {
  quiet: ['inkSecondary', 'sunken'],
  accent: ['accent', 'accentSoft'],
  warning: ['warning', 'warningSoft'],
} as const;

/** A label for an important property of a call or a message. */
export const Badge = styled.span<{ $tone: keyof typeof tones }>`
  padding: 0 ${rem(space.s)};
  border-radius: ${rem(radius.pill)};
  background: ${({ $tone }) => color(tones[$tone][1])};
  color: ${({ $tone }) => color(tones[$tone][0])};
  font-size: ${rem(fontSize.caption)};
  white-space: nowrap;
`;
