import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultKnown } from '../../src/widgets/ResultKnown/ResultKnown';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const sent = { what: 'Order', time: '10:02:11' };

const meta = {
  title: 'Widgets/Feedback/ResultKnown',
  component: ResultKnown,
  decorators: [onPage],
  args: { sent, carriedOut: true, href: '#/position/positionDetail?id=P57' },
} satisfies Meta<typeof ResultKnown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order whose result was unknown was carried out: a link leads to its record. */
export const CarriedOut: Story = {
  tags: ['main', 'sent'],
  play: async (context) => {
    const t = storyText(context);
    const notice = await context.canvas.findByRole('status');
    await expect(notice).toHaveTextContent(t('requests:carriedOut.title', sent));
    await expect(notice).toHaveTextContent(t('requests:carriedOut.body', sent));
    const link = await context.canvas.findByRole('link', { name: t('requests:carriedOut.follow') });
    await expect(link).toHaveAttribute('href', context.args.href);
  },
};

/** A request whose result was unknown had no effect and never will; the form is offered again beside this. */
export const NotCarriedOut: Story = {
  args: { carriedOut: false },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      t('requests:notCarriedOut.body', sent),
    );
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};

/** The long name of a request wraps within the message. */
export const LongText: Story = {
  args: { sent: { what: 'Cancellation of a share-repurchase application', time: '2026/11/20 10:02' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
