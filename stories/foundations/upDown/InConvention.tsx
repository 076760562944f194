import type { CSSProperties, ReactNode } from 'react';
import { priceColors, type UpDown } from '../../../src/theme/tokens';

export interface InConventionProps {
  convention: UpDown;
  children: ReactNode;
}

/** Uses the price colours of this convention, independent of the toolbar. */
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
