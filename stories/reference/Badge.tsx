import { styled } from 'styled-components';
import { textSize } from '../../src/theme/textSize';
import { color, radius, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

const tones = {
  quiet: ['inkSecondary', 'sunken'],
  accent: ['accent', 'accentSoft'],
  warning: ['warning', 'warningSoft'],
} as const;

/** A label for an important property of a call or a message. */
export const Badge = styled.span<{ $tone: keyof typeof tones }>`
  padding: 0 ${units(space.s)};
  border-radius: ${units(radius.pill)};
  background: ${({ $tone }) => color(tones[$tone][1])};
  color: ${({ $tone }) => color(tones[$tone][0])};
  font-size: ${textSize('caption')};
  white-space: nowrap;
`;
