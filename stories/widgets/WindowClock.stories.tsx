import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { at, storyNow } from '../../mocks/scenarios/clock';
import { Button } from '../../src/components/Button/Button';
import { Stack } from '../../src/components/Stack/Stack';
import { holidays } from '../../src/domain/market/holidays';
import { timeWindowAt } from '../../src/domain/timeWindow';
import { WindowClock } from '../../src/widgets/WindowClock/WindowClock';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const hours = { opens: '09:30', closes: '19:30' };

/** The description of a window with these hours at a moment, and some time later. */
const seen = (moment: number, later = 0) => ({
  window: { ...hours, ...timeWindowAt(hours, moment, holidays) },
  now: moment + later,
});

/** The story controls the server's clock. */
function Ticking(props: ComponentProps<typeof WindowClock>) {
  const [now, setNow] = useState(props.now);
  return (
    <Stack gap="m">
      <WindowClock {...props} now={now} />
      <Button kind="quiet" size="small" onClick={() => setNow(now + 60_000)}>
        +60 s
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Widgets/Market/WindowClock',
  component: WindowClock,
  decorators: [onPage],
  args: seen(storyNow),
} satisfies Meta<typeof WindowClock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The service is open, and until when; there is no countdown to the end. */
export const WindowOpen: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      t('gates:window.open', { time: '19:30' }),
    );
    await expect(await canvas.findByText(t('gates:window.hours', hours))).toBeVisible();
    // There is no countdown to the end, which would put pressure on the member.
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expectFits(canvasElement);
  },
};

/** The service opens later today: the time, and no countdown yet. */
export const OpensLaterToday: Story = {
  args: seen(at('2026-11-20', '07:00')),
  play: async (context) => {
    const { canvas } = context;
    const line = storyText(context)('gates:window.opens', { time: '09:30' });
    await expect(await canvas.findByRole('status')).toHaveTextContent(line);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** The service opens within minutes: a countdown runs. */
export const OpensInMinutes: Story = {
  args: seen(at('2026-11-20', '09:15'), 1_000),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const left = storyText(context)('gates:window.left', { left: '14:59' });
    await expect(await canvas.findByRole('timer')).toHaveTextContent(left);
    await expectFits(canvasElement);
  },
};

/** The service opens after a weekend and a holiday: the opening has its date. */
export const OpensAnotherDay: Story = {
  args: seen(at('2026-11-20', '20:00')),
  play: async (context) => {
    const line = storyText(context)('gates:window.opensOn', { time: '11/24 09:30' });
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(line);
  },
};

/** The service has opened while it was on the screen: until when is not known yet. */
export const OpensWhileShown: Story = {
  args: seen(at('2026-11-20', '09:29')),
  render: (args) => <Ticking {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('timer')).toHaveTextContent(
      t('gates:window.left', { left: '1:00' }),
    );
    await userEvent.click(await canvas.findByRole('button'));
    await expect((await canvas.findByRole('status')).textContent).toBe(t('gates:window.openNow'));
    // Without a time beside it, the hours name the zone.
    await expect(await canvas.findByText(t('gates:window.hoursInZone', hours))).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** The service has closed while it was on the screen: when it opens again is not known yet. */
export const ClosesWhileShown: Story = {
  args: seen(at('2026-11-20', '19:29')),
  render: (args) => <Ticking {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button'));
    const closed = storyText(context)('gates:window.closed');
    await expect((await canvas.findByRole('status')).textContent).toBe(closed);
  },
};

const exchangeHours = { opens: '09:00', closes: '15:30' };
const lunch = at('2026-11-20', '12:00');

/** Wrong: the hours of the exchange as one window, which is open over lunch. */
export const DontUseForTheExchange: Story = {
  args: { window: { ...exchangeHours, ...timeWindowAt(exchangeHours, lunch, holidays) }, now: lunch },
};
