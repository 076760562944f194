import type { Decorator } from '@storybook/react-vite';
import { Page } from '../../src/components/Page/Page';
import { Section } from '../../src/components/Section/Section';

/** Puts a component on a page, between the side margins. */
export const onPage: Decorator = (Story) => (
  <Page>
    <Section>
      <Story />
    </Section>
  </Page>
);

/** The same for components from edge to edge. */
export const onPageEdgeToEdge: Decorator = (Story) => (
  <Page>
    <Section bleed>
      <Story />
    </Section>
  </Page>
);
