import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';

/** What screen readers announce about sortable rows. Places count from 1. */
export interface SortableTexts {
  /** How to move a row by keyboard. */
  instructions: string;
  /** Role description of a handle, one word: "Handle". */
  handleRole: string;
  /** Name of a row's handle. */
  handle: (key: string) => string;
  pickedUp: (key: string, place: number) => string;
  movedTo: (key: string, place: number) => string;
  putDown: (key: string, place: number) => string;
  cancelled: (key: string, place: number) => string;
}

/** Adapts the texts to the library. A place is announced only when it has changed. */
export function toAnnouncements(texts: () => SortableTexts) {
  let announced = 0;
  return {
    dragstart: ({ operation: { source } }: DragStartEvent) => {
      if (!isSortable(source)) return undefined;
      announced = source.index;
      return texts().pickedUp(String(source.id), announced + 1);
    },
    dragover: ({ operation: { source } }: DragOverEvent) => {
      if (!isSortable(source) || source.index === announced) return undefined;
      announced = source.index;
      return texts().movedTo(String(source.id), announced + 1);
    },
    dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
      if (!isSortable(source)) return undefined;
      return canceled
        ? texts().cancelled(String(source.id), source.initialIndex + 1)
        : texts().putDown(String(source.id), source.index + 1);
    },
  };
}
