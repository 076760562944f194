/** Place of the present page among those of this tab, as the router counts them: 0 for the first one. */
export const historyIndex = (page: Window = window): number =>
  (page.history.state as { idx?: number | null } | null)?.idx ?? 0;
