import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { SignInCalendar } from '../../../src/widgets/rewards/SignInCalendar/SignInCalendar';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const daysChoices = {
  some: ['2026-11-01', '2026-11-18', '2026-11-19'],
  none: [],
} satisfies Record<string, ComponentProps<typeof SignInCalendar>['days']>;

const meta = {
  title: 'Widgets/Account/SignInCalendar',
  component: SignInCalendar,
  decorators: [onPage],
  args: { month: '2026-11', today: '2026-11-20', days: daysChoices.some },
  argTypes: { days: choices(daysChoices) },
} satisfies Meta<typeof SignInCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed days are marked, also for screen readers. Weeks start on Sunday. */
export const SomeDaysSigned: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const marked = await canvas.findAllByText(t('rewards:wasSignedIn'));
    await expect(marked).toHaveLength(3);
    await expect(await canvas.findByText(t('rewards:today'))).toBeInTheDocument();
    const [, first] = await canvas.findAllByRole('row');
    await expect((await within(first as HTMLElement).findAllByRole('cell'))[0]).toHaveTextContent(/^1/);
    await expectFits(canvasElement);
  },
};

/**
 * Days since the registration without a sign-in have a quiet mark, which a legend names. Today and later days have none,
 * nor have those before the registration.
 */
export const SomeDaysMissed: Story = {
  args: { registered: '2026-11-16' },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const marked = await canvas.findAllByText(t('rewards:wasMissed'));
    await expect(marked.map((mark) => mark.parentElement?.textContent)).toEqual(
      [16, 17].map((day) => `${day} ${t('rewards:wasMissed')}`),
    );
    await expect(await canvas.findByText(t('rewards:legend.missed'))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A month without any daily sign-in so far; today is marked. */
export const NoDaySigned: Story = {
  args: { days: daysChoices.none },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('rewards:wasSignedIn'))).toBeNull();
  },
};

/** A month of six weeks, with every day signed. */
export const EveryDaySigned: Story = {
  args: {
    month: '2026-05',
    days: Array.from({ length: 31 }, (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}`),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByText(storyText(context)('rewards:wasSignedIn'))).toHaveLength(31);
    // With the names of weekdays.
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
};
