import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    /** The map of all screens has the whole window: it is there to be read, and has nothing to try out. */
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('map-of-all-screens--'),
  },
});
