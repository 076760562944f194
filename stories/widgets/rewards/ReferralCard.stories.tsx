import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { ReferralCard } from '../../../src/widgets/rewards/ReferralCard/ReferralCard';
import { onPage } from '../../components/onPage';
import { referral } from '../../fixtures/referrals';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const paid = referral({ status: 'paid', paidAt: at('2026-11-20', '09:43'), reward: '200' });

const referralChoices = {
  waiting: referral(),
  paid,
  longText: { ...paid, orderNumber: `2026${'0'.repeat(36)}`, reward: '123456789012' },
} satisfies Record<string, ComponentProps<typeof ReferralCard>['referral']>;

const meta = {
  title: 'Widgets/Account/ReferralCard',
  component: ReferralCard,
  decorators: [onPage],
  args: { referral: referralChoices.waiting },
  argTypes: { referral: choices(referralChoices) },
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A friend has registered but is not verified yet: neither a reward nor a payment date is promised. */
export const Waiting: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText('900••••002')).toBeVisible();
    await expect(await canvas.findByText(t('invite:status.awaitingVerification'))).toBeVisible();
    await expect(factOf(canvasElement, t('invite:registeredAt'))).toHaveTextContent('2026/11/20 09:40');
    await expect(canvas.queryByText(t('invite:paidAt'))).toBeNull();
    await expect(canvas.queryByText(t('invite:reward'))).toBeNull();
  },
};

/** The friend is verified and the reward is paid: its amount and time. */
export const RewardPaid: Story = {
  args: { referral: referralChoices.paid },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('invite:status.paid'))).toBeVisible();
    await expect(factOf(canvasElement, t('invite:paidAt'))).toHaveTextContent('2026/11/20 09:43');
    await expect(factOf(canvasElement, t('invite:reward'))).toHaveTextContent('¥200.00');
  },
};

/** A long order number and a reward of twelve digits stay within the card. */
export const LongText: Story = {
  args: { referral: referralChoices.longText },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
