import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow } from '../../mocks/scenarios/clock';
import type { QualifiedKey } from '../../src/i18n/text';
import { RetryTime } from '../../src/widgets/RetryTime/RetryTime';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Feedback/RetryTime',
  component: RetryTime,
  decorators: [onPage],
  args: { retryAt: storyNow + 30_000 },
} satisfies Meta<typeof RetryTime>;

export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: QualifiedKey, n = 0): NonNullable<Story['play']> => {
  return async (context) => {
    const time = await context.canvas.findByRole('timer');
    await expect(time).toHaveTextContent(storyText(context)(text, { n }));
    await expectFits(context.canvasElement);
  };
};

/** Thirty seconds until the next try. */
export const SecondsLeft: Story = { tags: ['main'], play: saying('common:wait.seconds', 30) };

/** One second until the next try, in the singular. */
export const LastSecond: Story = {
  args: { retryAt: storyNow + 1_000 },
  play: saying('common:wait.second'),
};

/** Almost two minutes until the next try, rounded up. */
export const MinutesLeft: Story = {
  args: { retryAt: storyNow + 119_001 },
  play: saying('common:wait.minutes', 2),
};

/** A day until the next try, in hours. */
export const HoursLeft: Story = {
  args: { retryAt: storyNow + 24 * 60 * 60_000 },
  play: saying('common:wait.hours', 24),
};

/** The wait is over, so the member can try again. */
export const WaitIsOver: Story = {
  args: { retryAt: storyNow },
  play: saying('common:wait.over'),
};

/** The server named no time: the member is asked to try again soon. */
export const WithoutTime: Story = {
  args: { retryAt: undefined },
  play: saying('common:wait.soon'),
};
