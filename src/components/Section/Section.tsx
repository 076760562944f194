import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { fontSize, fontWeight, space, touchTarget } from '../../theme/tokens';
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
  padding-top: ${rem(space.m)};
`;

const Head = styled.div`
  display: flex;
  min-height: ${rem(touchTarget)};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${rem(space.s)};
  padding-inline: ${rem(space.l)};
`;

const Title = styled.h2`
  max-width: 100%;
  flex: 1 1 8ch;
  font-size: ${rem(fontSize.lead)};
  font-weight: ${fontWeight.bold};
  overflow-wrap: break-word;
`;

const Body = styled.div<{ $bleed: boolean }>`
  /* A state inside needs no side margins of its own. */
  ${stateMargin}: ${({ $bleed }) => ($bleed ? rem(space.l) : '0px')};
  padding-inline: ${({ $bleed }) => ($bleed ? 0 : rem(space.l))};
`;
