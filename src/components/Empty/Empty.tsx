'use client';
import type { ReactNode } from 'react';
import type { DrawingKind } from '../Drawing/Drawing';
import { StateBlock } from '../StateBlock/StateBlock';

export interface EmptyProps {
  /** What is missing; entries of a list by default. `orders` is for positions, too, and `messages` for news. */
  drawing?: Exclude<DrawingKind, 'offline' | 'error' | 'blocked'>;
  /** Why there is nothing here. */
  title: string;
  /** Use to say what will appear here, and when. */
  children?: ReactNode;
  /** Use when the member can fill the list: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** Shown in place of a list that is legitimately empty. For a failure use `ErrorBlock`. */
export function Empty({ drawing = 'list', title, children, action }: EmptyProps) {
  return (
    <StateBlock drawing={drawing} state="empty" title={title} action={action}>
      {children}
    </StateBlock>
  );
}
