import type { ToastManager } from '@base-ui/react/toast';

/** How long a toast is shown, in ms (specification 8 and 9). */
export const toastDuration = 2000;

/** Kind of message. Colours the icon, never the whole background. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** Where a toast leads. */
export interface ToastLink {
  href: string;
  /** Short, after the text: "View". */
  label: string;
}

/** The queue of toasts, usable inside and outside React. */
export interface Toasts {
  /**
   * Queues `text` for `toastDuration`. A visible text is not shown twice: its time restarts. A queued text is not
   * queued again. With a link, all of the toast leads there.
   */
  show: (text: string, tone?: ToastTone, link?: ToastLink) => void;
  /** Use for what is only true now: replaces the visible toast and precedes the queue. */
  showNow: (text: string, tone?: ToastTone) => void;
  /** Removes the visible toast and the queue. */
  clear: () => void;
  /**
   * From now on `renderer` shows the toasts, including those already queued.
   *
   * @returns a function that disconnects it
   */
  connect: (renderer: Renderer) => () => void;
  /**
   * Calls back when a toast waits because no renderer is connected.
   *
   * @returns a function that unsubscribes
   */
  onRendererMissing: (fetchRenderer: () => void) => () => void;
}

/** Shows toasts one at a time. */
type Renderer = Pick<ToastManager, 'add' | 'close'>;

interface QueuedToast {
  text: string;
  tone: ToastTone;
  link?: ToastLink | undefined;
}

/** Creates the app's toast queue. Pass it to `ToastProvider` and to any code that shows toasts. */
export function createToasts(): Toasts {
  const waiting: QueuedToast[] = [];
  let renderer: Renderer | undefined;
  let fetchRenderer: (() => void) | undefined;
  /** The visible toast, or the one to show as soon as a renderer connects. */
  let visible: QueuedToast | undefined;

  const put = (queued: QueuedToast) => {
    visible = queued;
    const { text, tone, link } = queued;
    if (!renderer) return fetchRenderer?.();
    renderer.add({
      id: text,
      description: text,
      type: tone,
      data: { link },
      onRemove: () => queueMicrotask(next),
    });
  };
  const next = () => {
    visible = undefined;
    const first = waiting.shift();
    if (first) put(first);
  };

  return {
    show: (text, tone = 'neutral', link) => {
      if (visible === undefined || visible.text === text) put({ text, tone, link });
      else if (!waiting.some((queued) => queued.text === text)) waiting.push({ text, tone, link });
    },
    showNow: (text, tone = 'neutral') => {
      if (visible === undefined || visible.text === text) return put({ text, tone });
      waiting.unshift({ text, tone });
      // The queue continues when it has closed.
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
