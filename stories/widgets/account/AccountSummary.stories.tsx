import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Page } from '../../../src/components/Page/Page';
import { AccountSummary } from '../../../src/widgets/account/AccountSummary/AccountSummary';
import { balances, hugeBalances } from '../../fixtures/balances';
import { choices } from '../../support/choices';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const balancesChoices = {
  shown: balances(),
  longFigures: hugeBalances,
} satisfies Record<string, ComponentProps<typeof AccountSummary>['balances']>;

const meta = {
  title: 'Widgets/Money/AccountSummary',
  component: AccountSummary,
  args: { balances: balancesChoices.shown, hidden: false, onHide: fn() },
  argTypes: { balances: choices(balancesChoices) },
  render: function Controlled(args) {
    const [hidden, setHidden] = useState(args.hidden);
    const hide = (next: boolean) => {
      args.onHide(next);
      setHidden(next);
    };
    return (
      <Page>
        <AccountSummary {...args} hidden={hidden} onHide={hide} />
      </Page>
    );
  },
} satisfies Meta<typeof AccountSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Total assets, the available amount and the unrealised result, as at the top of the home screen. */
export const BalancesShown: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('9,995,200.50')).toBeVisible();
    await expect(factOf(canvasElement, t('home:assets.available'))).toHaveTextContent('8,932,800.50');
    await expect(factOf(canvasElement, t('home:assets.unrealised'))).toHaveTextContent(/\+91,350\.00$/);
  },
};

/** Every figure is masked, because the member has hidden the amounts, for example in public. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    const t = storyText(context);
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.show') }));
    await expect(args.onHide.mock.calls).toEqual([[false]]);
    await expect(await canvas.findByText('9,995,200.50')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.hide') }));
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};

/** A sheet lists what the total assets consist of, after a tap on the button below the figures. */
export const TotalExplained: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.explain') }));
    const sheet = await screen.findByRole('dialog', { name: t('home:assets.total') });
    await expect(factOf(sheet, t('home:assets.frozen'))).toHaveTextContent('482,400.00');
    await expect(factOf(sheet, t('home:assets.total'))).toHaveTextContent('9,995,200.50');
  },
};

/** Used by keyboard: the explanation is closed again, and the focus is back on its button. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    const button = (name: 'hide' | 'show' | 'explain') =>
      canvas.getByRole('button', { name: t(`home:assets.${name}`) });
    await userEvent.tab();
    await expectFocusVisible(button('hide'));
    await userEvent.keyboard(' ');
    await expectFocusVisible(button('show'));
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await userEvent.keyboard('{Enter}');
    await expectFocusVisible(button('hide'));
    await expect(await canvas.findByText('9,995,200.50')).toBeVisible();
    await userEvent.tab();
    await expectFocusVisible(button('explain'));
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: t('home:assets.total') });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expectFocusVisible(button('explain'));
  },
};

/** Balances of more than a hundred trillion yen stay within the page. */
export const LongFigures: Story = {
  args: { balances: balancesChoices.longFigures },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('180,246,801,258,024.66');
    await expectFits(canvasElement);
  },
};
