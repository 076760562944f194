/** @jsxRuntime automatic */
import { addons, types } from 'storybook/manager-api';
import { AboutStory } from './manager/AboutStory';
import { AllLanguages } from './manager/AllLanguages';
import { FixedSettings } from './manager/FixedSettings';

const about = 'itayose/about';

addons.setConfig({
  // Beside a phone, so that a screen is seen whole.
  panelPosition: 'right',
  rightPanelWidth: 380,
  selectedPanel: about,
  layoutCustomisations: {
    /** Pages to read use the whole window, because they have no controls. */
    showPanel: ({ storyId }, shown) =>
      shown && !/^(map-of-all-screens|foundations|reference)-/.test(storyId ?? ''),
  },
});

addons.register('itayose', () => {
  addons.add('itayose/fixed-settings', {
    type: types.TOOL,
    title: 'Settings fixed by the story',
    match: ({ viewMode }) => viewMode === 'story',
    render: FixedSettings,
  });
  addons.add(about, {
    type: types.PANEL,
    title: 'About',
    render: ({ active }) => <AboutStory active={active ?? false} />,
  });
  addons.add('itayose/all-languages', {
    type: types.TAB,
    title: 'All languages',
    route: () => '',
    match: () => true,
    render: AllLanguages,
  });
});
