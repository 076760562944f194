import type { ReactNode } from 'react';
import type { Appearance } from '../../../src/theme/appearance';
import { ItayoseScope } from '../../../src/theme/ItayoseScope';
import { useAppearance } from '../../../src/theme/useAppearance';

export interface InAppearanceProps {
  /** What differs from the page. */
  appearance: Partial<Appearance>;
  children: ReactNode;
}

/** Shows its content in an appearance of its own. What is not given follows the page. */
export function InAppearance({ appearance, children }: InAppearanceProps) {
  return (
    <div data-appearance={Object.values(appearance).join(' ')}>
      <ItayoseScope appearance={{ ...useAppearance(), ...appearance }}>{children}</ItayoseScope>
    </div>
  );
}
