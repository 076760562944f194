import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../Button/Button';
import { StateBlock } from '../StateBlock/StateBlock';

export interface ErrorBlockProps {
  /** What could not be done, in one sentence. */
  message: string;
  /** Name of the one button. */
  actionLabel: string;
  onAction: () => void;
  /** The attempt is under way. */
  busy?: boolean;
  /** A short reference that the member can read out to customer service. */
  reference?: string | undefined;
}

/** A part of a screen that could not be loaded. The rest of the screen goes on. */
export function ErrorBlock({ message, actionLabel, onAction, busy, reference }: ErrorBlockProps) {
  return (
    <StateBlock
      glyph={CircleAlert}
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
