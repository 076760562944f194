import { within } from 'storybook/test';
import { rateAt } from '../../../mocks/exchange/currencyExchange/rates';
import { currencyConvert } from '../../../src/api/contract/currencyExchange';
import { convertedAmount } from '../../../src/domain/currencyExchange/currencyConversion';
import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { formatsOf } from '../../../src/i18n/formats';
import { currencyAmount } from '../../../src/widgets/currencyExchange/currencyText';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';
import { storyText } from '../../support/storyText';

export const exchangeForm = moneySteps({
  review: 'currencyExchange:form.review',
  submit: 'currencyExchange:form.submit',
});

export const typeGiven = (context: Context, typed: string) =>
  typeInto(context, 'currencyExchange:form.give', typed);
export const typeWanted = (context: Context, typed: string) =>
  typeInto(context, 'currencyExchange:form.receive', typed);

/** The current rate of the exchange. */
export const rateNow = (context: Context, from: Currency = 'JPY', to: Currency = 'USD') =>
  withExchange(context, ({ market, now }) => rateAt(market, from, to, now).rate);

/** An amount of yen in dollars at the current rate, formatted. */
export const dollarsFor = async (context: Context, yen: string) =>
  currencyAmount(convertedAmount(yen, await rateNow(context), 'USD'), 'USD', formatsOf('en'));

/** All exchanges of the member. */
export const listExchanges = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.currencyExchange.records).filter((record) => record.account === account),
  );

/** Chooses a currency in one of the two sheets. */
export async function chooseCurrency(context: Context, field: 'from' | 'to', currency: Currency) {
  const t = storyText(context);
  const label = new RegExp(`^${t(`currencyExchange:form.${field}`)} `);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: label }));
  const sheet = within(await within(document.body).findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: new RegExp(`^${currency}`) }));
}

export const standard = moneyFormStories({
  steps: exchangeForm,
  fill: (context) => typeGiven(context, '100000'),
  call: currencyConvert,
  count: ({ world }) => Object.keys(world.currencyExchange.records).length,
  done: 'currencyExchange:done.title',
  checkHref: '#/user/exchange?tab=records',
});
