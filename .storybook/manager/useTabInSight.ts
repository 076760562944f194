import { useEffect } from 'react';
import { useStorybookState } from 'storybook/manager-api';

/** Keeps the selected tab of the panel in sight. Tabs grow when they get a number. */
export function useTabInSight(): void {
  const { selectedPanel } = useStorybookState();
  useEffect(() => {
    const tabs = document.querySelector('#storybook-panel-root [role=tablist]');
    const selector = `[data-key="${selectedPanel}"]`;
    const show = () => tabs?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const sizes = new ResizeObserver(show);
    if (tabs) sizes.observe(tabs);
    return () => sizes.disconnect();
  }, [selectedPanel]);
}
