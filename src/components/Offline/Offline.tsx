import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../Button/Button';
import { StateBlock } from '../StateBlock/StateBlock';

export interface OfflineProps {
  /** That the phone has no connection, and what that means here. */
  message: string;
  /** Name of the button that tries again. */
  actionLabel: string;
  onAction: () => void;
  /** The attempt is under way. */
  busy?: boolean;
}

/** Nothing can be loaded because the phone has no connection. Where older data can be shown, use a `Banner` above it. */
export function Offline({ message, actionLabel, onAction, busy }: OfflineProps) {
  return (
    <StateBlock
      glyph={WifiOff}
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
