import type { ToastManager } from '@base-ui/react/toast';

/** How long a toast stays, in ms (specification 8 and 9). */
export const toastDuration = 2000;

/** What a toast reports; colours its mark, never its whole ground. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** The way to raise toasts, from inside React or out. */
export interface Toasts {
  /**
   * Shows `text` for `toastDuration`, after those that were queued before. A text that is in sight is not shown twice:
   * its time starts anew; one that waits already has its turn once.
   */
  show: (text: string, tone?: ToastTone) => void;
  /** For what is true at this moment only: takes the place of the one in sight, before all that wait. */
  showNow: (text: string, tone?: ToastTone) => void;
  /** Forgets them all. */
  clear: () => void;
  /**
   * From now on they are put in sight by `renderer`; those queued before follow at once.
   *
   * @returns ends it
   */
  connect: (renderer: Renderer) => () => void;
  /**
   * Tells when one waits because there is no renderer yet.
   *
   * @returns ends it
   */
  onRendererMissing: (fetchRenderer: () => void) => () => void;
}

/** What puts toasts in sight, one at a time. */
type Renderer = Pick<ToastManager, 'add' | 'close'>;

interface QueuedToast {
  text: string;
  tone: ToastTone;
}

/** Makes the one source of toasts of an app; hand it to `ToastProvider`, and to whatever has something to say. */
export function createToasts(): Toasts {
  const waiting: QueuedToast[] = [];
  let renderer: Renderer | undefined;
  let fetchRenderer: (() => void) | undefined;
  /** In sight, or about to be as soon as there is a renderer. */
  let visible: QueuedToast | undefined;

  const put = (queued: QueuedToast) => {
    visible = queued;
    const { text, tone } = queued;
    if (!renderer) return fetchRenderer?.();
    renderer.add({ id: text, description: text, type: tone, onRemove: () => queueMicrotask(next) });
  };
  const next = () => {
    visible = undefined;
    const first = waiting.shift();
    if (first) put(first);
  };

  return {
    show: (text, tone = 'neutral') => {
      if (visible === undefined || visible.text === text) put({ text, tone });
      else if (!waiting.some((queued) => queued.text === text)) waiting.push({ text, tone });
    },
    showNow: (text, tone = 'neutral') => {
      if (visible === undefined || visible.text === text) return put({ text, tone });
      waiting.unshift({ text, tone });
      // Those that wait follow when it is gone.
      renderer?.close(visible.text);
    },
    clear: () => {
      waiting.length = 0;
      visible = undefined;
      renderer?.close();
    },
    onRendererMissing: (fetch) => {
      fetchRenderer = fetch;
      if (visible && !renderer) fetch();
      return () => {
        fetchRenderer = undefined;
      };
    },
    connect: (next) => {
      renderer = next;
      if (visible) put(visible);
      return () => {
        renderer = undefined;
      };
    },
  };
}
