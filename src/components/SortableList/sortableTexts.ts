import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';

/** What a screen reader is announced about rows that can be moved. Places count from 1. */
export interface SortableTexts {
  /** How to move a row by keyboard. */
  instructions: string;
  /** What a handle is, in a word: "Handle". */
  handleRole: string;
  /** Name of the handle of a row. */
  handle: (key: string) => string;
  pickedUp: (key: string, place: number) => string;
  movedTo: (key: string, place: number) => string;
  putDown: (key: string, place: number) => string;
  cancelled: (key: string, place: number) => string;
}

/** The texts as the library asks for them. A place is announced when it has changed, not each time that it is touched. */
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
