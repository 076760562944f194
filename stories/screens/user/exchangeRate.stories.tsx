import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { currencyConvert } from '../../../src/api/contract/currencyExchange';
import { Exchange } from '../../../src/screens/user/Exchange';
import { rateText } from '../../../src/widgets/rateText';
import { refetchAll, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { dollarsFor, exchangeForm as form, listExchanges, rateNow, typeGiven } from './exchangeSteps';

const path = '/user/exchange';

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rate moves a little during the confirmation: it shows the new amount, which is confirmed then. */
export const RateMovedALittle: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const before = await dollarsFor(context, '100000');
    const sheet = within(await form.review(context));
    await withExchange(context, minutesLater(1));
    await refetchAll(context);
    const rate = rateText({ from: 'JPY', to: 'USD', rate: await rateNow(context) });
    await expect(await sheet.findByText(t('currencyExchange:moved.title', { rate }))).toBeVisible();
    await pressWhenReady(await sheet.findByRole('button', { name: t('currencyExchange:form.submit') }));
    await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
    const changed = t('currencyExchange:done.changed', { confirmed: before });
    await expect(context.canvas.queryByText(changed)).toBeNull();
  },
};

/** The rate moves between the press and the exchange: the result says what was confirmed. */
export const RateMovedMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const confirmed = await dollarsFor(context, '100000');
    changeBeforeCall(context, currencyConvert, minutesLater(1));
    await form.send(context);
    await expect(
      await context.canvas.findByText(t('currencyExchange:done.changed', { confirmed })),
    ).toBeVisible();
  },
};

/** The rate moves beyond the tolerance: the new rate has to be accepted first. */
export const RateMovedFar: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const before = await dollarsFor(context, '100000');
    const sheet = within(await form.review(context));
    await withExchange(context, minutesLater(30));
    await refetchAll(context);
    const after = await dollarsFor(context, '100000');
    await expect(await sheet.findByText(t('currencyExchange:moved.body', { before, after }))).toBeVisible();
    const submit = await sheet.findByRole('button', { name: t('currencyExchange:form.submit') });
    await expect(submit).toHaveAccessibleDescription(t('currencyExchange:moved.tooFar'));
    await context.userEvent.click(
      await sheet.findByRole('button', { name: t('currencyExchange:moved.accept') }),
    );
    await pressWhenReady(submit);
    await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
  },
};

/** The rate moved before the app knew: the exchange does nothing, and the same sheet asks again. */
export const AskedAgainAtNewRate: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const sheet = within(await form.review(context));
    changeBeforeCall(context, currencyConvert, minutesLater(30));
    const submit = await sheet.findByRole('button', { name: t('currencyExchange:form.submit') });
    await pressWhenReady(submit);
    await context.userEvent.click(
      await sheet.findByRole('button', { name: t('currencyExchange:moved.accept') }),
    );
    await expect(await listExchanges(context)).toHaveLength(0);
    await pressWhenReady(submit);
    await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
    await expect(await listExchanges(context)).toMatchObject([{ amount: '100000', from: 'JPY', to: 'USD' }]);
  },
};

/** The balance is known, the rate fails: a retry is offered, and sending is blocked. */
export const RateFails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/exchange/Rate')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await form.expectBlocked(context, new RegExp(t('reasons:rateUnknown').replace('.', '\\.')));
  },
};
