import { Toast, type ToastManager } from '@base-ui/react/toast';

/** How long a toast stays, in ms (specification 8 and 9). */
export const toastDuration = 2000;

/** What a toast reports; colours its mark, never its whole ground. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** The way to raise toasts, from inside React or out. */
export interface Toasts {
  /** Shows `text` for `toastDuration`. A text that is still in sight is not shown twice: its time starts anew. */
  show: (text: string, tone?: ToastTone) => void;
  /** What `ToastProvider` listens to. */
  manager: ToastManager;
}

/** Makes the one source of toasts of an app; hand it to `ToastProvider`, and to whatever has something to say. */
export function createToasts(): Toasts {
  const manager = Toast.createToastManager();
  return {
    manager,
    show: (text, tone = 'neutral') => {
      manager.add({ id: text, description: text, type: tone });
    },
  };
}
