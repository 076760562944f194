'use client';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { StateBlock } from '../StateBlock/StateBlock';

export interface EmptyProps {
  /** Why there is nothing here. */
  title: string;
  /** Use to say what will appear here, and when. */
  children?: ReactNode;
  /** Use when the member can fill the list: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** Shown in place of a list that is legitimately empty. For a failure use `ErrorBlock`. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <StateBlock glyph={Inbox} state="empty" title={title} action={action}>
      {children}
    </StateBlock>
  );
}
