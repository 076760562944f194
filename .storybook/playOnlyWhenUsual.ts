import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isUsual, type Toolbar } from './toolbar';

interface GlobalsChange {
  globals: Partial<Toolbar>;
}

/**
 * Stories are not played while the toolbar changes how the app behaves, because their plays would fail. Storybook plays no
 * story while its address contains `embed=true`.
 */
export function playOnlyWhenUsual(): void {
  const address = new URL(window.location.href);
  // A frame of a documentation page.
  if (address.searchParams.get('embed') === 'true') return;
  const update = ({ globals }: GlobalsChange) => {
    const next = new URL(window.location.href);
    if (isUsual(globals)) next.searchParams.delete('embed');
    else next.searchParams.set('embed', 'true');
    window.history.replaceState(window.history.state, '', next);
  };
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, update);
  channel.on(GLOBALS_UPDATED, update);
}
