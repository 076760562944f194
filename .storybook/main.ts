import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { contractInCatalogue } from '../reference/cataloguePlugin.ts';
import { readableIndexer } from './indexer.ts';
import { libraryInCatalogue } from './library/plugin.ts';

/** Thumbnails from the last `npm run build:storybook`, for the development server. */
const thumbnails = '.cache/thumbnails';

/** Pictures from the last `npm run visual`, for the development server. */
const pictures = '.cache/visual';

const served = (folder: string, to: string) => (existsSync(folder) ? [{ from: `../${folder}`, to }] : []);

/** The project's vite.config.ts also applies. Its mode is never `demo` here, so `__SIMULATED__` is false. */
const config: StorybookConfig = {
  // The benchmark of the catalogue builds it with fewer stories.
  stories: [`../stories/**/${process.env.STORIES_NAMED ?? '*'}.stories.tsx`],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
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
    // The pictures of the simulated exchange lie beside the page, wherever that is.
    define: { ...vite.define, 'import.meta.env.VITE_API_ORIGIN': '"."' },
    // Spread, because Storybook looks for its plugin of statistics in the list itself.
    plugins: [...(vite.plugins ?? []), contractInCatalogue(process.cwd()), libraryInCatalogue()],
    build: { ...vite.build, sourcemap: false },
  }),
  features: (features, { configType }) => ({
    ...features,
    // Their buttons would push the project's own menus out of the toolbar.
    backgrounds: false,
    measure: false,
    outline: false,
    // Storybook's introduction for projects without stories.
    sidebarOnboardingChecklist: false,
    // Documentation for `@storybook/addon-mcp`. A build has `llms.txt`.
    componentsManifest: configType === 'DEVELOPMENT',
  }),
  // `react-docgen-typescript` needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
