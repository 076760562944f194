import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./DocumentationPage')).DocumentationPage }));
const StoryPreview = lazy(async () => ({ default: (await import('./StoryPreview')).StoryPreview }));

/** How documentation pages are made. Their code is loaded with the first of them: a played story has no use for it. */
export const docsParameters = {
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  components: { Story: StoryPreview },
  // It zooms and reloads Storybook's own previews, not ours.
  canvas: { withToolbar: false },
};
