import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Link } from '../../src/components/Link/Link';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { Page } from '../../src/components/Page/Page';
import { Section } from '../../src/components/Section/Section';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';

const childrenChoices = {
  withHeading: <p>The index closed 0.4% higher.</p>,
  edgeToEdge: (
    <List>
      <ListRow href="#/1" title="The index closed 0.4% higher" subtitle="2026/11/20 15:30" />
      <ListRow href="#/2" title="Aoba Seiki raises its forecast" subtitle="2026/11/20 13:05" />
    </List>
  ),
} satisfies Record<string, ComponentProps<typeof Section>['children']>;

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: { title: 'News', children: childrenChoices.withHeading },
  argTypes: { children: choices(childrenChoices) },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a page with its heading. */
export const WithHeading: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'News' })).toHaveTextContent('0.4%');
  },
};

/** A part of a page that needs no heading. */
export const WithoutHeading: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    // A section without a name is not a landmark.
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const seeAll = (
  <Link href="#/home/moreNews" standalone>
    See all
  </Link>
);

/** A heading with a link to all entries at its right. */
export const WithLink: Story = {
  args: { action: seeAll },
  play: async ({ canvas }) => {
    const heading = (await canvas.findByRole('heading', { level: 2, name: 'News' })).getBoundingClientRect();
    const link = (await canvas.findByRole('link', { name: 'See all' })).getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(heading.right);
  },
};

/** A section whose list reaches from edge to edge. */
export const EdgeToEdge: Story = {
  args: {
    action: seeAll,
    bleed: true,
    children: childrenChoices.edgeToEdge,
  },
};

/** A long heading wraps beside its link. */
export const LongText: Story = {
  args: { title: 'News about the stocks in your watchlist and about their markets', action: seeAll },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a sentence as a heading. */
export const DontWriteSentencesAsHeadings: Story = {
  args: { title: 'Here you find the latest news of the market.' },
};
