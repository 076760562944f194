/** The router's index of the current page in this tab's history, from 0. */
export const historyIndex = (page: Window = window): number =>
  (page.history.state as { idx?: number | null } | null)?.idx ?? 0;
