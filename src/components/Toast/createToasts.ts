import type { ToastManager } from '@base-ui/react/toast';

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
  /**
   * From now on they are put in sight by `stage`; those raised before follow at once.
   *
   * @returns ends it
   */
  connect: (stage: Stage) => () => void;
  /**
   * Tells when one waits because there is no stage yet.
   *
   * @returns ends it
   */
  onStageMissing: (fetchStage: () => void) => () => void;
}

/** What puts toasts in sight, one at a time. */
type Stage = Pick<ToastManager, 'add' | 'close'>;

interface Raised {
  text: string;
  tone: ToastTone;
}

/** Makes the one source of toasts of an app; hand it to `ToastProvider`, and to whatever has something to say. */
export function createToasts(): Toasts {
  const waiting: Raised[] = [];
  let stage: Stage | undefined;
  let fetchStage: (() => void) | undefined;
  /** In sight, or about to be as soon as there is a stage. */
  let inSight: Raised | undefined;

  const put = (raised: Raised) => {
    inSight = raised;
    const { text, tone } = raised;
    if (!stage) return fetchStage?.();
    stage.add({ id: text, description: text, type: tone, onRemove: () => queueMicrotask(next) });
  };
  const next = () => {
    inSight = undefined;
    const first = waiting.shift();
    if (first) put(first);
  };

  return {
    show: (text, tone = 'neutral') => {
      if (inSight === undefined || inSight.text === text) put({ text, tone });
      else if (!waiting.some((raised) => raised.text === text)) waiting.push({ text, tone });
    },
    showNow: (text, tone = 'neutral') => {
      if (inSight === undefined || inSight.text === text) return put({ text, tone });
      waiting.unshift({ text, tone });
      // Those that wait follow when it is gone.
      stage?.close(inSight.text);
    },
    clear: () => {
      waiting.length = 0;
      inSight = undefined;
      stage?.close();
    },
    onStageMissing: (fetch) => {
      fetchStage = fetch;
      if (inSight && !stage) fetch();
      return () => {
        fetchStage = undefined;
      };
    },
    connect: (next) => {
      stage = next;
      if (inSight) put(inSight);
      return () => {
        stage = undefined;
      };
    },
  };
}
