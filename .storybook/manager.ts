import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    /** The map of all screens uses the whole window, because it has no controls. */
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('map-of-all-screens--'),
  },
});
