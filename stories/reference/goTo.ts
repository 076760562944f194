import type { MouseEvent } from 'react';

/** Scrolls to an element of the page and opens it, without the address: its hash belongs to the app. */
export function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
