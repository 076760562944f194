import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));
const StoryPreview = lazy(async () => ({ default: (await import('./StoryPreview')).StoryPreview }));

/** Set-up of documentation pages. Their code is loaded lazily, because played stories do not need it. */
export const docsParameters = {
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  components: { Story: StoryPreview },
  // The toolbar zooms and reloads only Storybook's own previews.
  canvas: { withToolbar: false },
};
