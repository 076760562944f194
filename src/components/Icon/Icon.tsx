'use client';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { units } from '../../theme/units';

export interface IconProps {
  /** The drawing, imported on its own: `import Star from 'lucide-react/icons/star'`. */
  glyph: LucideIcon;
  /** Side in drawing units. Use 32 next to small text, 48 everywhere else. */
  size?: 32 | 48;
  /** Use for a switched-on state, such as a star: fills the shape with the text colour. */
  filled?: boolean;
}

/**
 * One icon in the colour of the surrounding text.
 *
 * Hidden from screen readers: adjacent text or the button's label must state its meaning.
 */
export function Icon({ glyph: Glyph, size = 48, filled = false }: IconProps) {
  return (
    <Drawing
      as={Glyph}
      $size={size}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
      focusable={false}
    />
  );
}

const Drawing = styled.svg<{ $size: number }>`
  width: ${({ $size }) => units($size)};
  height: ${({ $size }) => units($size)};
`;
