import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { UnlockCalendar } from '../../../src/widgets/lockUp/UnlockCalendar/UnlockCalendar';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const daysChoices = {
  days: [
    { unlockAt: at('2026-11-20', '12:00'), records: 1, principal: '10000', incomeSoFar: '0' },
    { unlockAt: at('2026-11-24', '09:00'), records: 2, principal: '310000', incomeSoFar: '56.36' },
    { unlockAt: at('2027-02-16', '09:00'), records: 1, principal: '2000000', incomeSoFar: '-8460' },
  ],
  inTheEvening: [{ unlockAt: at('2026-11-22', '09:00'), records: 1, principal: '10000', incomeSoFar: '0' }],
  longText: [
    {
      unlockAt: at('2027-02-16', '09:00'),
      records: 1234,
      principal: '98765432109876',
      incomeSoFar: '-12345678901234.56',
    },
  ],
} satisfies Record<string, ComponentProps<typeof UnlockCalendar>['days']>;

const meta = {
  title: 'Widgets/Products/UnlockCalendar',
  component: UnlockCalendar,
  args: {
    now: at('2026-11-20', '10:15'),
    days: daysChoices.days,
  },
  argTypes: { days: choices(daysChoices) },
} satisfies Meta<typeof UnlockCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days on which lock-ups end: principal, days left and result so far. */
export const PrincipalAndDaysLeft: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const [today, next, last] = await context.canvas.findAllByRole('listitem');
    await expect(today).toHaveTextContent(t('lockUp:calendar.entry', { left: 0, records: 1 }));
    await expect(next).toHaveTextContent('2026/11/24 09:00');
    await expect(next).toHaveTextContent(t('lockUp:calendar.entry', { left: 4, records: 2 }));
    await expect(next).toHaveTextContent('310,000.00');
    await expect(next).toHaveTextContent('+56.36');
    await expect(last).toHaveTextContent('−8,460.00');
  },
};

/** Late in the evening an unlock of the day after tomorrow is two days away, counted by the calendar. */
export const InTheEvening: Story = {
  args: {
    now: at('2026-11-20', '23:00'),
    days: daysChoices.inTheEvening,
  },
  play: async (context) => {
    const [day] = await context.canvas.findAllByRole('listitem');
    await expect(day).toHaveTextContent(storyText(context)('lockUp:calendar.entry', { left: 2, records: 1 }));
  },
};

/** Many records and amounts of fourteen digits stay within the calendar. */
export const LongText: Story = {
  args: {
    days: daysChoices.longText,
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
