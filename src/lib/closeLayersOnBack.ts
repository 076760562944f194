import { closeLayers, layerCount, subscribeLayers } from './openLayers';

/** Depth of the layer that an entry of the history stands for; undefined for entries of the host. */
const depthHere = (): number | undefined => window.history.state?.itayoseLayer;

/**
 * Lets the back button close an open sheet or dialog before it leaves the page, in a product that is not ours. Each open
 * layer is an entry of the history with the same address and the state of the host's router, so it works beside React
 * Router and Next. Call it once in the browser. The app has its own history and does not use it.
 *
 * @returns stops it
 */
export function closeLayersOnBack(): () => void {
  /** Number of entries that stand for layers. */
  let entries = 0;
  const follow = () => {
    const open = layerCount();
    while (entries < open) {
      entries += 1;
      window.history.pushState({ ...window.history.state, itayoseLayer: entries }, '');
    }
    if (open >= entries) return;
    const surplus = entries - open;
    entries = open;
    // A layer may also be gone because the host went to another page: that entry stays.
    if (depthHere() === open + surplus) window.history.go(-surplus);
  };
  const arrive = () => {
    const depth = depthHere() ?? 0;
    if (depth >= entries) return;
    entries = depth;
    closeLayers(depth);
    // A layer that stays open, such as one that sends something, gets its entry again.
    setTimeout(follow, 50);
  };
  const unsubscribe = subscribeLayers(follow);
  window.addEventListener('popstate', arrive);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', arrive);
  };
}
