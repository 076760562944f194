'use client';
import type { ReactNode } from 'react';
import { StateBlock } from '../StateBlock/StateBlock';

export interface BlockedProps {
  /** The rule that blocks access, in words (decision 13). */
  reason: string;
  /** Use to say when access opens, or what still works. */
  children?: ReactNode;
  /** Use when the member can do something about it: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/**
 * Shown in place of a screen or a part of it that this member may not use now. For a button use its `blockedReason`.
 */
export function Blocked({ reason, children, action }: BlockedProps) {
  return (
    <StateBlock drawing="blocked" state="blocked" title={reason} action={action}>
      {children}
    </StateBlock>
  );
}
