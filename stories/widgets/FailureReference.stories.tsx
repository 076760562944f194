import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureReference } from '../../src/widgets/FailureReference/FailureReference';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Feedback/FailureReference',
  component: FailureReference,
  decorators: [onPage],
  args: { kind: 'server', reference: 'A3CSNP' },
  // Docgen does not read a part of another type.
  argTypes: {
    kind: {
      description: 'Why the call failed.',
      options: [
        ...['offline', 'timeout', 'tooManyRequests', 'tooLarge', 'notAccepted'],
        ...['server', 'malformed', 'unauthorized', 'refused'],
      ],
      control: 'select',
    },
    reference: { description: 'The code in the console.' },
  },
} satisfies Meta<typeof FailureReference>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reference of a server’s error, which a member can pass on to customer service. */
export const ReferenceOfServerError: Story = {
  tags: ['main'],
  play: async (context) => {
    const message = storyText(context)('common:reference', { reference: 'A3CSNP' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** Nothing is shown: the member’s own connection failed, so there is no reference to look up. */
export const Offline: Story = {
  args: { kind: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/A3CSNP/)).toBeNull();
  },
};
