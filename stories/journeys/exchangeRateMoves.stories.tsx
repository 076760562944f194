import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { currencyConvert } from '../../src/api/contract/currencyExchange';
import { Shell } from '../../src/app/Shell';
import { dollarsFor, listExchanges } from '../screens/currencyExchange/exchangeSteps';
import { refetchAll, withExchange } from '../support/exchange';
import { changeBeforeCall } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Changes yen to dollars while the rate moves',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/exchange', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types an amount, the rate moves twice and is confirmed twice, and the exchange uses a confirmed rate. */
export const AsksAgainAtEachRate: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const sheet = async () => within(await page.findByRole('dialog'));
    const submit = async () =>
      (await sheet()).findByRole('button', { name: t('currencyExchange:form.submit') });
    const accept = async () =>
      pressWhenReady(
        await (await sheet()).findByRole('button', { name: t('currencyExchange:moved.accept') }),
      );

    await step('Types 300,000 yen and sees the dollars', async () => {
      await userEvent.type(
        await page.findByRole('textbox', { name: t('currencyExchange:form.give') }),
        '300000',
      );
      const dollars = (await dollarsFor(context, '300000')).replace(/[^\d.,]/g, '');
      await waitFor(() =>
        expect(page.getByRole('textbox', { name: t('currencyExchange:form.receive') })).toHaveValue(
          Number(dollars.replaceAll(',', '')).toLocaleString('en-US'),
        ),
      );
      await pressWhenReady(await page.findByRole('button', { name: t('currencyExchange:form.review') }));
      await sheet();
    });

    await step(
      'The rate moves too far while the sheet is read: it can’t be sent before it is accepted',
      async () => {
        const before = await dollarsFor(context, '300000');
        await withExchange(context, minutesLater(30));
        await refetchAll(context);
        const after = await dollarsFor(context, '300000');
        await (await sheet()).findByText(t('currencyExchange:moved.body', { before, after }));
        await expect(await submit()).toHaveAccessibleDescription(t('currencyExchange:moved.tooFar'));
        await accept();
      },
    );

    await step(
      'It moves again between the press and the bank: nothing is done, and it asks again',
      async () => {
        changeBeforeCall(context, currencyConvert, minutesLater(15));
        await pressWhenReady(await submit());
        await (await sheet()).findByRole('button', { name: t('currencyExchange:moved.accept') });
        await expect(await listExchanges(context)).toHaveLength(0);
        await accept();
      },
    );

    let expected = '';
    await step('At the rate agreed to it is carried out', async () => {
      expected = await dollarsFor(context, '300000');
      await pressWhenReady(await submit());
      await expect(await page.findByText(t('currencyExchange:done.title'))).toBeVisible();
    });

    await step('The records and the balances say the same', async () => {
      const [figure = ''] = expected.split(' ');
      await pressWhenReady(await page.findByRole('link', { name: t('currencyExchange:done.records') }));
      const records = await page.findByRole('list', { name: t('currencyExchange:tabs.records') });
      await waitFor(() => expect(records).toHaveTextContent(figure));
      await pressWhenReady(await page.findByRole('button', { name: t('currencyExchange:tabs.balances') }));
      const balances = await page.findByRole('list', { name: t('currencyExchange:tabs.balances') });
      await waitFor(() => expect(balances).toHaveTextContent(figure));
      await expect(balances).toHaveTextContent('9,700,000.00');
    });
  },
};
