import type { LucideIcon } from 'lucide-react';
import { rem } from '../../theme/rem';

export interface IconProps {
  /** The drawing, imported on its own: `import Star from 'lucide-react/icons/star'`. */
  glyph: LucideIcon;
  /** Side in drawing units; 32 beside small text, 48 everywhere else. */
  size?: 32 | 48;
  /** Fills the shape with the text colour, for what is switched on (a star). */
  filled?: boolean;
}

/**
 * One icon of the set, at the one weight, in the colour of the text around it. It is hidden from screen readers:
 * the text beside it, or the label of the button around it, says what it means.
 */
export function Icon({ glyph: Glyph, size = 48, filled = false }: IconProps) {
  return (
    <Glyph
      size={rem(size)}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
      focusable={false}
    />
  );
}
