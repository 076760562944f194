import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Appearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { color } from '../../../src/theme/tokens';
import { useAppearance } from '../../../src/theme/useAppearance';

export interface InAppearanceProps {
  /** What differs from the page. */
  appearance: Partial<Appearance>;
  children: ReactNode;
}

/** Shows its content in an appearance of its own. What is not given follows the page. */
export function InAppearance({ appearance, children }: InAppearanceProps) {
  const shown = { ...useAppearance(), ...appearance };
  const colors = Object.fromEntries(
    Object.entries(colorsIn(shown)).map(([name, value]) => [`--color-${name}`, value]),
  );
  return (
    <Surface
      data-appearance={Object.values(appearance).join(' ')}
      style={{ ...colors, colorScheme: shown.theme } as CSSProperties}
    >
      {children}
    </Surface>
  );
}

const Surface = styled.div`
  background: ${color('paper')};
  color: ${color('ink')};
`;
