import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { StateBlock } from '../StateBlock/StateBlock';

export interface EmptyProps {
  /** Why there is nothing here. */
  title: string;
  /** What will bring something here. */
  children?: ReactNode;
  /** The next step: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** A list that has nothing in it, and rightly so. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <StateBlock glyph={Inbox} state="empty" title={title} action={action}>
      {children}
    </StateBlock>
  );
}
