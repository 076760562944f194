'use client';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { units } from '../../theme/units';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { iconButtonLook } from '../IconButton/iconButtonLook';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface IconLinkProps {
  /** Address of the screen, such as `#/user/msgInfo`. */
  href: string;
  /** Name of the screen for screen readers, including the count: "Notices, 3 unread". */
  label: string;
  /** The icon. */
  glyph: LucideIcon;
  /** Use for unread or pending items. Nothing is shown for 0. */
  count?: number;
}

/** A link to another screen, shown by an icon alone at the right of a top bar. */
export function IconLink({ href, label, glyph, count = 0 }: IconLinkProps) {
  return (
    <Anchor href={href}>
      <Icon glyph={glyph} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Corner aria-hidden="true">
        <Badge count={count} label="" />
      </Corner>
    </Anchor>
  );
}

const Anchor = styled.a`
  ${iconButtonLook}
  position: relative;
  text-decoration: none;
`;

// Grows to the left, over the icon: the screen edge is to the right. Placed from the middle, because the link is lower on
// a low screen.
const Corner = styled.span`
  position: absolute;
  bottom: calc(50% - ${units(4)});
  right: ${units(8)};
  display: flex;
`;
