import { useOf } from '@storybook/addon-docs/blocks';
import { DocumentationPage } from './DocumentationPage';
import { ScreenPage } from './ScreenPage';

/** The documentation page of a component, or that of a screen. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <DocumentationPage />;
}
