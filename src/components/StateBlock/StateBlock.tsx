import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export interface StateBlockProps {
  glyph: LucideIcon;
  /** Which of the four it is: stands in the page, so that tests know what a story shows. */
  state: 'empty' | 'error' | 'offline' | 'blocked';
  /** What is the matter, in one sentence. */
  title: string;
  children?: ReactNode;
  /** The one way on: a `Button` or `LinkButton`. */
  action?: ReactNode;
  /** `alert` for what went wrong just now. */
  role?: 'alert' | 'status';
}

/** The layout that `Empty`, `ErrorBlock`, `Offline` and `Blocked` share; screens use those. */
export function StateBlock({ glyph, state, title, children, action, role }: StateBlockProps) {
  return (
    <Frame role={role} data-state={state}>
      <Mark>
        <Icon glyph={glyph} />
      </Mark>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${rem(space.xl, space.l)};
`;

const Mark = styled.div`
  margin-bottom: ${rem(space.s)};
  color: ${color('inkTertiary')};
`;

const Title = styled.p`
  font-size: ${rem(fontSize.lead)};
  font-weight: ${fontWeight.bold};
`;

const Text = styled.div`
  margin-top: ${rem(space.xs)};
  color: ${color('inkSecondary')};
  line-height: ${lineHeight.prose};
`;

const Action = styled.div`
  margin-top: ${rem(space.m)};
`;
