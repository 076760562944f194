'use client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Drawing, type DrawingKind } from '../Drawing/Drawing';
import { Icon } from '../Icon/Icon';
import { stateMargin } from './stateMargin';

export interface StateBlockProps {
  /** Drawing above the title. */
  drawing?: DrawingKind;
  /** Use for an icon in place of a drawing. */
  glyph?: LucideIcon;
  /** Which of the four states is shown. Written to the DOM for tests. */
  state: 'empty' | 'error' | 'offline' | 'blocked';
  /** What happened, in one sentence. */
  title: string;
  /** Use for an explanation below the title. */
  children?: ReactNode;
  /** Use for the one next step: a `Button` or `LinkButton`. */
  action?: ReactNode;
  /** Use `alert` for a failure that just happened. */
  role?: 'alert' | 'status';
}

/** The layout shared by `Empty`, `ErrorBlock`, `Offline` and `Blocked`. Screens use those instead. */
export function StateBlock({ drawing, glyph, state, title, children, action, role }: StateBlockProps) {
  return (
    <Frame role={role} data-state={state}>
      <Mark>
        {drawing && <Drawing kind={drawing} />}
        {glyph && <Icon glyph={glyph} />}
      </Mark>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${units(space.xl)} var(${stateMargin}, ${units(space.l)});
  text-align: center;
`;

const Mark = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: ${units(space.m)};
  color: ${color('inkTertiary')};
`;

const Title = styled.p`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  text-wrap: balance;
`;

const Text = styled.div`
  margin-top: ${units(space.xs)};
  color: ${color('inkSecondary')};
  line-height: ${lineHeight.prose};
  text-wrap: balance;
`;

const Action = styled.div`
  margin-top: ${units(space.m)};
`;
