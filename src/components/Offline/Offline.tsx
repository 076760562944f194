'use client';
import { Button } from '../Button/Button';
import { StateBlock } from '../StateBlock/StateBlock';

export interface OfflineProps {
  /** States that the phone is offline, and what that means here. */
  message: string;
  /** Label of the retry button. */
  actionLabel: string;
  /** Called when the retry button is pressed. */
  onAction: () => void;
  /** Set while the retry runs. */
  busy?: boolean;
}

/**
 * Shown when nothing can be loaded because the phone is offline. If older data can be shown, use a `Banner` above it
 * instead.
 */
export function Offline({ message, actionLabel, onAction, busy }: OfflineProps) {
  return (
    <StateBlock
      drawing="offline"
      state="offline"
      role="alert"
      title={message}
      action={
        <Button kind="quiet" busy={busy} onClick={onAction}>
          {actionLabel}
        </Button>
      }
    />
  );
}
