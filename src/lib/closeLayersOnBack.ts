import { closeLayers, layerCount, subscribeLayers } from './openLayers';

/** Whether the current entry of the history is one that was added for open layers. */
const isGuard = (): boolean => window.history.state?.itayoseLayer === true;

/**
 * Lets the back button close an open sheet or dialog before it leaves the page, in a product that is not ours. While one is
 * open, the history has one more entry with the same address and the state of the host's router, so it works beside React
 * Router and Next. That entry stays when the layer closes, and is passed over later: going back by itself would undo a
 * navigation that the host makes at the same time. Call it once in the browser. The app has its own history.
 *
 * @returns stops it
 */
export function closeLayersOnBack(): () => void {
  /** Address of the added entry, while the page is on it. */
  let guarded = isGuard() ? window.location.href : undefined;
  const guard = () => {
    if (layerCount() === 0 || isGuard()) return;
    window.history.pushState({ ...window.history.state, itayoseLayer: true }, '');
    guarded = window.location.href;
  };
  const arrive = () => {
    const { href } = window.location;
    // A link to another place of the page arrives here, too, at another address.
    const hasLeft = guarded === href;
    guarded = isGuard() ? href : undefined;
    if (layerCount() > 0) {
      closeLayers(layerCount() - 1);
      // For the layer below, or for one that stays open, such as one that sends something.
      setTimeout(guard, 50);
    } else if (isGuard()) {
      // Only one step: the entry below is the page of the address.
      guarded = undefined;
      window.history.back();
    } else if (hasLeft) window.history.back();
  };
  const unsubscribe = subscribeLayers(guard);
  window.addEventListener('popstate', arrive);
  guard();
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', arrive);
  };
}
