'use client';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { afterPaint } from '../../lib/afterPaint';
import { forcedEdge } from '../../theme/forcedEdge';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<BannerTone, { glyph: LucideIcon; text: string; ground: string }> = {
  info: { glyph: Info, text: color('accent'), ground: color('accentSoft') },
  success: { glyph: CircleCheck, text: color('success'), ground: color('successSoft') },
  warning: { glyph: TriangleAlert, text: color('warning'), ground: color('warningSoft') },
  danger: { glyph: CircleAlert, text: color('danger'), ground: color('dangerSoft') },
};

export interface BannerProps {
  /**
   * Choose by urgency: `info` for facts, `warning` for what needs care, `danger` for refusals, `success` for results.
   */
  tone?: BannerTone;
  /** The fact in a few words. Leave out when the sentence alone is enough. */
  title?: string;
  /** What the fact means for the member and what to do. */
  children?: ReactNode;
  /** Use when there is one next step: a small quiet `Button` or a `Link`. */
  action?: ReactNode;
  /**
   * Set when the banner appears after the screen was shown. Screen readers read `danger` at once, other tones
   * politely.
   */
  announce?: boolean;
  /** Set when the banner answers a press: it is scrolled into view when it appears. */
  reveal?: boolean;
}

/**
 * A message that stays on the screen as long as it is true: a restriction, a stale price, a refused form. For a short
 * confirmation use a toast.
 */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  announce = false,
  reveal = false,
}: BannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A dialog that closes at the same time restores where the page was.
  useEffect(
    () => (reveal ? afterPaint(() => frame.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [reveal],
  );
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Frame ref={frame} $tone={tone} data-tone={tone} role={announce ? role : undefined}>
      <Mark $tone={tone} $settles={announce && tone === 'success'}>
        <Icon glyph={tones[tone].glyph} />
      </Mark>
      <Content>
        {title && <Title $tone={tone}>{title}</Title>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </Content>
    </Frame>
  );
}

const Frame = styled.div<{ $tone: BannerTone }>`
  display: flex;
  gap: ${units(space.s)};
  padding: ${units(space.m)};
  border-radius: ${units(radius.small)};
  background: ${({ $tone }) => tones[$tone].ground};
  ${forcedEdge}
`;

const settle = keyframes`from { opacity: 0; transform: scale(0.5); }`;

/** The mark of a success that has just happened grows into its place, once. */
const settles = css`animation: ${settle} ${motion.slow}ms ease-out;`;

const Mark = styled.span<{ $tone: BannerTone; $settles: boolean }>`
  flex: none;
  color: ${({ $tone }) => tones[$tone].text};
  ${({ $settles }) => $settles && settles}
`;

// Aligns the first line of text with the middle of the icon.
const Content = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: ${units(4)};
  font-size: ${textSize('body')};
`;

const Title = styled.p<{ $tone: BannerTone }>`
  color: ${({ $tone }) => tones[$tone].text};
  font-weight: ${fontWeight.bold};
`;

const Action = styled.div`
  margin-top: ${units(space.s)};
`;
