'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { PartBoundary } from '../PartBoundary/PartBoundary';
import { stateMargin } from '../StateBlock/stateMargin';

export interface SectionProps {
  /** Heading. Leave out when the content needs no introduction. */
  title?: string;
  /** Use for one link or action at the right of the heading: a standalone `Link` or small `Button`. */
  action?: ReactNode;
  /** Set for content that runs to the page edges (a `List`, `Tabs`). Other content keeps the side margins. */
  bleed?: boolean;
  /** The content of the section. */
  children: ReactNode;
}

/** Groups what belongs together on a page, with an optional heading. */
export function Section({ title, action, bleed = false, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <Head>
          {title && <Title id={id}>{title}</Title>}
          {action}
        </Head>
      )}
      <Body $bleed={bleed}>
        <PartBoundary name={title}>{children}</PartBoundary>
      </Body>
    </Frame>
  );
}

const Frame = styled.section`
  padding-top: ${units(space.m)};
`;

const Head = styled.div`
  display: flex;
  min-height: ${units(touchTarget)};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding-inline: ${units(space.l)};
  /* A short link ends at the margin. */
  > a { justify-content: flex-end; }
`;

const Title = styled.h2`
  max-width: 100%;
  flex: 1 1 8ch;
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  overflow-wrap: break-word;
`;

const Body = styled.div<{ $bleed: boolean }>`
  /* A state inside needs no side margins of its own. */
  ${stateMargin}: ${({ $bleed }) => ($bleed ? units(space.l) : '0px')};
  padding-inline: ${({ $bleed }) => ($bleed ? 0 : units(space.l))};
`;
