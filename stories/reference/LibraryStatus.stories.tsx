import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LibraryStatusPage, layers } from './libraryStatus/LibraryStatusPage';
import { referenceStory } from './referenceStory';

const meta = {
  title: 'Reference/Library status',
  component: LibraryStatusPage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof LibraryStatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component and widget, with its path in the library, which leads to its page, and its status. */
export const ComponentsAndWidgets: Story = {
  play: async ({ canvas }) => {
    for (const { title, statuses } of layers) {
      const table = within(await canvas.findByRole('table', { name: title }));
      await expect(await table.findAllByRole('row')).toHaveLength(Object.keys(statuses).length + 1);
    }
    await expect(await canvas.findByRole('row', { name: 'itayose/components/Button stable' })).toBeVisible();
    const pages = {
      'itayose/components/Button': 'components-actions-button',
      'itayose/components/Card/CardText': 'components-layout-card',
      'itayose/widgets/OrderTicket': 'widgets-orders-and-positions-orderticket',
    };
    for (const [name, page] of Object.entries(pages))
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        `./?path=/docs/${page}--docs`,
      );
  },
};
