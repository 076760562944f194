import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { languageTag } from '../../../src/i18n/language';
import { useLanguage } from '../../../src/i18n/useLanguage';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

export interface SampleProps {
  /** From edge to edge, for rows and bars with their own margins. */
  bleed?: boolean;
  children: ReactNode;
}

/** Real components in the toolbar's locale on the surface of a screen. */
export function Sample({ bleed = false, children }: SampleProps) {
  const language = useLanguage();
  return (
    <Surface lang={languageTag[language]} $bleed={bleed}>
      {children}
    </Surface>
  );
}

const Surface = styled.div<{ $bleed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.m)};
  padding: ${({ $bleed }) => ($bleed ? '0' : units(space.l))};
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
  /** As in the product, whatever the style of the page. */
  && { font-family: var(--font); }
  line-height: 1.4;

  > * {
    max-width: 100%;
    ${({ $bleed }) => ($bleed ? 'flex: 1 1 100%;' : '')}
  }
`;
