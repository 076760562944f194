'use client';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Appearance } from './appearance';
import { ScopeContext } from './ScopeContext';
import { ScopeStyle } from './ScopeStyle';
import { scopeAttribute } from './scope';

export interface ItayoseScopeProps {
  /** Theme, contrast and colours of prices. What is not given is light, usual, red and green, and red for up. */
  appearance?: Partial<Appearance>;
  /** Length of one unit of the 750-wide design, as CSS. Without it, texts are as large as on a phone of 390 px. */
  unit?: string;
  /** Factor by which texts are enlarged. */
  textSize?: number;
  /** BCP 47 tag of the texts, which chooses the fonts. Without it, that of the page. */
  lang?: string;
  /** Class of the scope's element, which has no width or height of its own. */
  className?: string;
  children: ReactNode;
}

/**
 * The theme of everything inside: sizes, colours, fonts and reset. Sheets, dialogs and toasts open inside, too. Several
 * scopes with different themes can stand on one page, or in each other; an inner one takes unit and text size of the outer
 * one. Nothing outside changes.
 */
export function ItayoseScope({
  appearance: { theme = 'light', contrast = 'usual', pricePair = 'redGreen', upDown = 'redUp' } = {},
  unit,
  textSize,
  lang,
  className,
  children,
}: ItayoseScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScopeStyle />
      <Scope
        ref={setElement}
        {...{ [scopeAttribute]: '' }}
        data-theme={theme}
        data-contrast={contrast}
        data-price-pair={pricePair}
        data-up-down={upDown}
        lang={lang}
        className={className}
        $unit={unit}
        $textSize={textSize}
      >
        <ScopeContext value={element}>{children}</ScopeContext>
      </Scope>
    </>
  );
}

const Scope = styled.div<{ $unit: string | undefined; $textSize: number | undefined }>`
  ${({ $unit }) => $unit && `--unit: ${$unit}; --full-screen-unit: ${$unit};`}
  ${({ $textSize }) => $textSize && `--text-size: ${$textSize};`}
`;
