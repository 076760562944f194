import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/Button/Button';
import { TradeButtons } from '../../../src/widgets/trade/TradeButtons/TradeButtons';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

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

/** Long and short for a stock, each in the colour of its direction. */
export const BothButtonsOpen: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const long = await canvas.findByRole('link', { name: t('market:detail.long') });
    const short = await canvas.findByRole('link', { name: t('market:detail.short') });
    await expect([long, short].map((link) => link.getAttribute('href'))).toEqual(['#/long', '#/short']);
    await expect(long).toHaveStyle({ backgroundColor: computedColor('priceUp') });
    await expect(short).toHaveStyle({ backgroundColor: computedColor('priceDown') });
  },
};

/** Long in red and short in green, the convention of Japan and Taiwan. */
export const RisingInRed: Story = { ...BothButtonsOpen, globals: { upDown: 'redUp' } };

/** Long in green and short in red, for members who chose this convention. */
export const RisingInGreen: Story = { ...BothButtonsOpen, globals: { upDown: 'greenUp' } };

/** The market is closed: a note says so, but the buttons stay active. */
export const WithNoteAndActiveButtons: Story = {
  args: { note: 'The market is closed. It opens 11/24 09:00 (Japan time).' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.note ?? '')).toBeVisible();
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};

/** Trading in the stock is suspended: the reason is shown once, and both buttons are off. */
export const Blocked: Story = {
  tags: ['blocked'],
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

/** Trading is not allowed for the account: a contact to customer service is below the reason. */
export const WithLinkToService: Story = {
  tags: ['blocked'],
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

/** A long reason against trading wraps below both buttons. */
export const LongReasonOfABlock: Story = {
  tags: ['blocked'],
  args: {
    blockedReason:
      'Your account is frozen while we look into a transfer that was reported to us. Please contact customer service, who can tell you what is needed.',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a block without its cause and its end. */
export const DontBlockWithoutAReason: Story = { args: { blockedReason: 'Not possible.' } };
