import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import type { Appearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { color } from '../../../src/theme/tokens';

export interface InAppearanceProps {
  appearance: Partial<Appearance>;
  children: ReactNode;
}

/** Shows its content in this appearance, independent of the toolbar. */
export function InAppearance({ appearance, children }: InAppearanceProps) {
  const colors = Object.fromEntries(
    Object.entries(colorsIn(appearance)).map(([name, value]) => [`--color-${name}`, value]),
  );
  return (
    <Ground
      data-appearance={Object.values(appearance).join(' ')}
      style={{ ...colors, colorScheme: appearance.theme } as CSSProperties}
    >
      {children}
    </Ground>
  );
}

const Ground = styled.div`
  background: ${color('paper')};
  color: ${color('ink')};
`;
