import type { MouseEvent } from 'react';

/** Leads to an element of the page, unfolded, without the address: its hash is the app's. */
export function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
