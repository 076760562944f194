import type { CSSProperties, ReactNode } from 'react';
import { priceColors, type UpDown } from '../../../src/theme/tokens';

export interface InConventionProps {
  convention: UpDown;
  children: ReactNode;
}

/** Shows the price colours of this convention, whatever the toolbar says. */
export function InConvention({ convention, children }: InConventionProps) {
  const colors = Object.fromEntries(
    Object.entries(priceColors[convention]).map(([name, value]) => [`--color-${name}`, value]),
  );
  return (
    <div data-convention={convention} style={colors as CSSProperties}>
      {children}
    </div>
  );
}
