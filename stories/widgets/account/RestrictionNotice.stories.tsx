import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/Button/Button';
import { type Restriction, restrictions } from '../../../src/domain/account/accountVocabulary';
import { RestrictionNotice } from '../../../src/widgets/account/RestrictionNotice/RestrictionNotice';
import { onPageEdgeToEdge } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const restrictionsChoices = {
  usual: ['frozen'],
  withService: ['frozen', 'withdrawBanned'],
  none: [],
} satisfies Record<string, ComponentProps<typeof RestrictionNotice>['restrictions']>;

const contactChoices = {
  none: undefined,
  withService: <Button kind="quiet">Contact</Button>,
} satisfies Record<string, ComponentProps<typeof RestrictionNotice>['contact']>;

const meta = {
  title: 'Widgets/Account/RestrictionNotice',
  component: RestrictionNotice,
  tags: ['blocked'],
  decorators: [onPageEdgeToEdge],
  args: { restrictions: restrictionsChoices.usual },
  argTypes: { restrictions: choices(restrictionsChoices), contact: choices(contactChoices) },
} satisfies Meta<typeof RestrictionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One restriction, and a sentence about what still works and the contact. */
const only = (restriction: Restriction): Story => ({
  args: { restrictions: [restriction] },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)(`home:restricted.${restriction}`)),
    ).toBeVisible();
  },
});

/** The account is frozen: the notice says what still works and whom to contact. */
export const Frozen: Story = only('frozen');

/** Logging in again is not allowed; the member can go on for as long as the session lasts. */
export const LoginBanned: Story = only('loginBanned');

/** New trades are not allowed: the notice says what still works. */
export const TradeBanned: Story = only('tradeBanned');

/** Withdrawals are not allowed: the notice says what still works. */
export const WithdrawBanned: Story = only('withdrawBanned');

/** The account is disabled and cannot be used. */
export const Disabled: Story = only('disabled');

/** All restrictions at once, one sentence below the other. */
export const SeveralRestrictions: Story = {
  tags: ['main'],
  args: { restrictions },
  play: async (context) => {
    const t = storyText(context);
    const tops = restrictions.map(
      (each) => context.canvas.getByText(t(`home:restricted.${each}`)).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expectFits(context.canvasElement);
  },
};

/** Two restrictions with one contact for both, and the hours of customer service. */
export const WithLinkToService: Story = {
  args: {
    restrictions: restrictionsChoices.withService,
    contact: contactChoices.withService,
    hours: '09:00–17:00',
  },
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('button', { name: 'Contact' })).toHaveLength(1);
    await expect(await context.canvas.findByText('09:00–17:00')).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** Nothing is shown, because the account has no restriction. */
export const WithoutRestrictions: Story = {
  tags: ['!blocked'],
  args: { restrictions: restrictionsChoices.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toHaveTextContent(/^$/);
  },
};
