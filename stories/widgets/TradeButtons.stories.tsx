import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { TradeButtons } from '../../src/widgets/TradeButtons/TradeButtons';
import { onPage } from '../components/onPage';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const contactChoices = {
  none: undefined,
  withContact: <Button kind="quiet">Ask</Button>,
} satisfies Record<string, ComponentProps<typeof TradeButtons>['contact']>;

const meta = {
  title: 'Widgets/Market/TradeButtons',
  component: TradeButtons,
  decorators: [onPage],
  args: { longHref: '#/long', shortHref: '#/short' },
  argTypes: { contact: choices(contactChoices) },
} satisfies Meta<typeof TradeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each button has the colour of its direction, in either convention. */
export const BothButtonsOpen: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const long = await canvas.findByRole('link', { name: t('market:detail.long') });
    const short = await canvas.findByRole('link', { name: t('market:detail.short') });
    await expect([long, short].map((link) => link.getAttribute('href'))).toEqual(['#/long', '#/short']);
    await expect(long).toHaveStyle({ backgroundColor: computedColor('priceUp') });
    await expect(short).toHaveStyle({ backgroundColor: computedColor('priceDown') });
  },
};

export const RisingInRed: Story = { ...BothButtonsOpen, globals: { upDown: 'redUp' } };

export const RisingInGreen: Story = { ...BothButtonsOpen, globals: { upDown: 'greenUp' } };

/** A note; the buttons stay active. */
export const WithNoteAndActiveButtons: Story = {
  args: { note: 'The market is closed. It opens 11/24 09:00 (Japan time).' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.note ?? '')).toBeVisible();
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};

/** The reason is shown once, before a note; both buttons keep their place and reference it. */
export const Blocked: Story = {
  args: { blockedReason: 'Trading in this stock is suspended.', note: 'The market is closed.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('The market is closed.')).toBeNull();
    for (const button of await canvas.findAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(args.blockedReason);
    }
  },
};

/** Customer service can lift the block: a link is beside the reason. */
export const WithLinkToService: Story = {
  args: {
    blockedReason: 'Trading is not allowed for your account.',
    contact: contactChoices.withContact,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Ask' })).toHaveFocus();
    const reason = (await canvas.findByText(args.blockedReason ?? '')).getBoundingClientRect();
    await expect(
      (await canvas.findByRole('button', { name: 'Ask' })).getBoundingClientRect().top,
    ).toBeGreaterThan(reason.bottom);
  },
};

export const LongReasonOfABlock: Story = {
  args: {
    blockedReason:
      'Your account is frozen while we look into a transfer that was reported to us. Please contact customer service, who can tell you what is needed.',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
