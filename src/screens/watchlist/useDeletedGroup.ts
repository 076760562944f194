import { useState } from 'react';
import type { GroupChange, WatchlistGroup } from '../../domain/watchlist/watchlistGroups';

interface DeletedGroup {
  remove: (group: WatchlistGroup) => void;
  /** The last deleted group while that can be undone. */
  group: WatchlistGroup | undefined;
  undo: () => void;
  /** Something else can be undone now. */
  forget: () => void;
}

/** Deletes a group at once, and can bring it back to its place with its stocks while the member stays here. */
export function useDeletedGroup(
  groups: readonly WatchlistGroup[],
  change: (change: GroupChange) => void,
): DeletedGroup {
  const [deleted, setDeleted] = useState<{ group: WatchlistGroup; place: number }>();
  // A deletion that the server refused needs no undo.
  const open = deleted && !groups.some(({ id }) => id === deleted.group.id) ? deleted : undefined;
  return {
    remove: (group) => {
      setDeleted({ group, place: groups.indexOf(group) });
      change({ kind: 'delete', id: group.id });
    },
    group: open?.group,
    undo: () => {
      setDeleted(undefined);
      if (open) change({ kind: 'bringBack', ...open });
    },
    forget: () => setDeleted(undefined),
  };
}
