import type { MouseEvent } from 'react';

/** Scrolls to an element of the page and opens it. It leaves the address unchanged, because the app uses the hash. */
export function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
