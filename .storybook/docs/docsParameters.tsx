import type { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));
const StoryPreview = lazy(async () => ({ default: (await import('./StoryPreview')).StoryPreview }));

/**
 * Set-up of documentation pages. Their code is loaded lazily, because played stories do not need it.
 *
 * Only functions and plain data: Storybook sends parameters to its manager, and can't serialize an object of `lazy`. It
 * then sends no args either, and the controls beside a story stay empty.
 */
export const docsParameters = {
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  components: { Story: (props: ComponentProps<typeof Story>) => <StoryPreview {...props} /> },
  // The toolbar zooms and reloads only Storybook's own previews.
  canvas: { withToolbar: false },
};
