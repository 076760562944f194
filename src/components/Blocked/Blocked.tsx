import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { StateBlock } from '../StateBlock/StateBlock';

export interface BlockedProps {
  /** The rule that blocks it, in words (decision 13). */
  reason: string;
  /** When it opens, where there is a time, or what still works. */
  children?: ReactNode;
  /** What the member can do about it: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** A screen or part of one that this member may not use now. */
export function Blocked({ reason, children, action }: BlockedProps) {
  return (
    <StateBlock glyph={Lock} state="blocked" title={reason} action={action}>
      {children}
    </StateBlock>
  );
}
