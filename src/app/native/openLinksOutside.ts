import { Browser } from '@capacitor/browser';

const isElsewhere = (address: string) =>
  /^https?:/.test(address) && new URL(address).origin !== window.location.origin;

/**
 * Opens links to other sites in the phone's browser above the app, which stays open. The wrapper itself handles mail
 * and telephone links.
 * @returns removes the listener
 */
export function openLinksOutside(): () => void {
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isElsewhere(link.href)) return;
    event.preventDefault();
    void Browser.open({ url: link.href });
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}
