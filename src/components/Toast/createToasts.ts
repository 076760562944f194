import { Toast, type ToastManager } from '@base-ui/react/toast';

/** How long a toast stays, in ms (specification 8 and 9). */
export const toastDuration = 2000;

/** What a toast reports; colours its mark, never its whole ground. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** The way to raise toasts, from inside React or out. */
export interface Toasts {
  /**
   * Shows `text` for `toastDuration`, after those that were raised before. A text that is in sight is not shown twice:
   * its time starts anew; one that waits already has its turn once.
   */
  show: (text: string, tone?: ToastTone) => void;
  /** For what is true at this moment only: takes the place of the one in sight, before all that wait. */
  showNow: (text: string, tone?: ToastTone) => void;
  /** Forgets them all. */
  clear: () => void;
  /** What `ToastProvider` listens to. */
  manager: ToastManager;
}

interface Raised {
  text: string;
  tone: ToastTone;
}

/** Makes the one source of toasts of an app; hand it to `ToastProvider`, and to whatever has something to say. */
export function createToasts(): Toasts {
  const manager = Toast.createToastManager();
  const waiting: Raised[] = [];
  let inSight: string | undefined;

  const put = ({ text, tone }: Raised) => {
    inSight = text;
    manager.add({ id: text, description: text, type: tone, onRemove: () => queueMicrotask(next) });
  };
  const next = () => {
    inSight = undefined;
    const first = waiting.shift();
    if (first) put(first);
  };

  return {
    manager,
    show: (text, tone = 'neutral') => {
      if (inSight === undefined || inSight === text) put({ text, tone });
      else if (!waiting.some((raised) => raised.text === text)) waiting.push({ text, tone });
    },
    showNow: (text, tone = 'neutral') => {
      if (inSight === undefined || inSight === text) return put({ text, tone });
      waiting.unshift({ text, tone });
      // Those that wait follow when it is gone.
      manager.close(inSight);
    },
    clear: () => {
      waiting.length = 0;
      inSight = undefined;
      manager.close();
    },
  };
}
