import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { type Restriction, restrictions } from '../../src/domain/vocabulary';
import { RestrictionNotice } from '../../src/widgets/RestrictionNotice/RestrictionNotice';
import { onPageEdgeToEdge } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

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

export const Frozen: Story = only('frozen');

export const LoginBanned: Story = only('loginBanned');

export const TradeBanned: Story = only('tradeBanned');

export const WithdrawBanned: Story = only('withdrawBanned');

export const Disabled: Story = only('disabled');

export const SeveralRestrictions: Story = {
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

/** The link to customer service and its hours, once for all restrictions. */
export const WithLinkToService: Story = {
  args: {
    restrictions: restrictionsChoices.withService,
    contact: contactChoices.withService,
    hours: '09:00–17:00 (JST)',
  },
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('button', { name: 'Contact' })).toHaveLength(1);
    await expect(await context.canvas.findByText('09:00–17:00 (JST)')).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

export const WithoutRestrictions: Story = {
  args: { restrictions: restrictionsChoices.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toHaveTextContent(/^$/);
  },
};
