'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { StateBlock } from '../StateBlock/StateBlock';

export interface ErrorBlockProps {
  /** What could not be done, in one sentence. */
  message: string;
  /** Label of the only button: "Try again". */
  actionLabel: string;
  /** Called when the button is pressed. Usually retries. */
  onAction: () => void;
  /** Set while the retry runs. */
  busy?: boolean;
  /** Use when customer service may need it: a short code that the member can read out. */
  reference?: ReactNode;
}

/** Shown in place of a part of a screen that could not be loaded. The rest of the screen stays usable. */
export function ErrorBlock({ message, actionLabel, onAction, busy, reference }: ErrorBlockProps) {
  return (
    <StateBlock
      drawing="error"
      state="error"
      role="alert"
      title={message}
      action={
        <Button kind="quiet" busy={busy} onClick={onAction}>
          {actionLabel}
        </Button>
      }
    >
      {reference}
    </StateBlock>
  );
}
