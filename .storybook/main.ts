import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { contractInCatalogue } from '../reference/cataloguePlugin.ts';
import { readableIndexer } from './indexer.ts';

/** Thumbnails from the last `npm run build:storybook`, for the development server. */
const thumbnails = '.cache/thumbnails';

/** Pictures from the last `npm run visual`, for the development server. */
const pictures = '.cache/visual';

/** Glob for names of story files, if only some of them are built; see `scripts/playStories.mjs`. */
const { STORIES_NAMED } = process.env;

const served = (folder: string, to: string) => (existsSync(folder) ? [{ from: `../${folder}`, to }] : []);

/** The project's vite.config.ts also applies. Its mode is never `demo` here, so `__SIMULATED__` is false. */
const config: StorybookConfig = {
  stories: [`../stories/**/${STORIES_NAMED ?? '*'}.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  experimental_indexers: (indexers = []) => indexers.map(readableIndexer),
  staticDirs: (folders = [], { configType }) => [
    ...folders,
    '../mocks/public',
    ...(configType === 'DEVELOPMENT'
      ? [served(thumbnails, '/thumbnails'), served(pictures, '/visual')].flat()
      : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Spread, because Storybook looks for its plugin of statistics in the list itself.
    plugins: [...(vite.plugins ?? []), contractInCatalogue(process.cwd(), STORIES_NAMED !== undefined)],
    build: {
      ...vite.build,
      // Coverage by module needs the module names that the bundler leaves in unminified scripts.
      ...(process.env.ONLY_PLAYED && { minify: false }),
      // Reports of failed stories show source lines; see `failures/sourceLocations.ts`.
      sourcemap: process.env.ONLY_PLAYED ? 'hidden' : false,
    },
  }),
  // Highlighting inspects every element after every story: 5 % of the time of a test run.
  features: {
    highlight: !process.env.ONLY_PLAYED,
    // Their buttons would push the project's own menus out of the toolbar.
    backgrounds: false,
    measure: false,
    outline: false,
    // Storybook's introduction for projects without stories.
    sidebarOnboardingChecklist: false,
  },
  // `react-docgen-typescript` needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
