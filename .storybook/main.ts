import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { contractInCatalogue } from '../reference/cataloguePlugin.ts';

/** Pictures of the last `npm run build:storybook`; a build has its own, or none. */
const thumbnails = '.cache/thumbnails';

/** Which stories there are, by the name of their file: all, unless a measurement wants a share of them. */
const named = process.env.STORIES_NAMED ?? '*';

/** The project's vite.config.ts applies as well; its mode is never `demo` here, so `__SIMULATED__` is false. */
const config: StorybookConfig = {
  stories: [`../stories/**/${named}.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  staticDirs: (folders = [], { configType }) => [
    ...folders,
    '../mocks/public',
    ...(configType === 'DEVELOPMENT' && existsSync(thumbnails)
      ? [{ from: `../${thumbnails}`, to: '/thumbnails' }]
      : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [vite.plugins, contractInCatalogue(process.cwd())],
    build: {
      ...vite.build,
      // Played stories tell which modules they ran by the names that stand in a script that is not minified.
      ...(process.env.ONLY_PLAYED && { minify: false }),
      // The report of a story that fails shows its source; see `failures/places.ts`.
      sourcemap: process.env.ONLY_PLAYED ? 'hidden' : false,
    },
  }),
  // Looks at every element after every story, which is a twentieth of the time when nobody looks along.
  features: { highlight: !process.env.ONLY_PLAYED },
  // The other reader of prop comments needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
