import { expect, waitFor, within } from 'storybook/test';
import {
  sampleFundPassword,
  setSampleFundPassword,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import type { CardField } from '../../../src/domain/cards/cardFields';
import type { CardRegion } from '../../../src/domain/cards/cardsVocabulary';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** Input for an account in Japan. */
export const japanese = {
  holder: 'アオキ ハルカ',
  bankName: 'あさぎり銀行',
  branchName: '本店営業部',
  number: '4820917',
};

/** Input for an account in India. */
export const indian = {
  bankName: 'Morning Mist Bank',
  number: '48209170355',
  ifsc: 'mmbk0000101',
  upi: 'haruka@mmbk',
};

/** The key of a field's name. */
export const field = (name: CardField) => `cards:fields.${name}` as const;

/** For a meta's `beforeEach`: verifies the member and sets a fund password, except in the newcomer scenario. */
export const prepareMember = (context: Pick<Context, 'parameters' | 'loaded'>) =>
  context.parameters.app?.scenario === 'newcomer'
    ? undefined
    : withExchange(context, (exchange, member) => {
        verifyImmediately(exchange, member);
        setSampleFundPassword(exchange, member);
      });

/** The field of a bank or branch while nothing is chosen. */
export const choice = (context: Context, name: 'bankName' | 'branchName') => {
  const t = storyText(context);
  const placeholder = t(name === 'bankName' ? 'cards:banks.choose' : 'cards:branches.choose');
  return context.canvas.findByRole('button', { name: `${t(field(name))} ${placeholder}` });
};

/** Chooses a bank or a branch from its list. */
export async function choose(
  context: Context,
  name: 'bankName' | 'branchName',
  wanted: string,
): Promise<void> {
  await context.userEvent.click(await choice(context, name));
  const sheet = within(await within(document.body).findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: new RegExp(wanted) }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** Chooses the region and fills in its fields; omitted ones stay empty. */
export async function fill(
  context: Context,
  region: CardRegion,
  typed: Partial<Record<CardField, string>>,
): Promise<void> {
  const t = storyText(context);
  await context.userEvent.click(
    await context.canvas.findByRole('radio', { name: t(`cards:regions.${region}`) }),
  );
  for (const [name, text] of Object.entries(typed)) {
    if (name === 'bankName' || name === 'branchName') await choose(context, name, text);
    else await typeInto(context, field(name as CardField), text);
  }
}

/** The review button. */
export const check = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('cards:check') });

/** Opens the review sheet. */
export async function openReview(context: Context) {
  await pressWhenReady(await check(context));
  return within(await within(document.body).findByRole('dialog'));
}

/** Types the fund password in the review. */
export async function typePassword(
  context: Context,
  sheet: Awaited<ReturnType<typeof openReview>>,
  digits = sampleFundPassword,
): Promise<void> {
  const boxes = await sheet.findByRole('group', { name: storyText(context)('withdrawals:form.password') });
  const [first] = boxes.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])');
  if (!first) throw new Error('there is no input box');
  await context.userEvent.click(first);
  await context.userEvent.keyboard(digits);
}

/** Opens the review and adds the account with the fund password. */
export async function add(context: Context): Promise<void> {
  const sheet = await openReview(context);
  await typePassword(context, sheet);
  await pressWhenReady(await sheet.findByRole('button', { name: storyText(context)('cards:submit') }));
}

/** All accounts on the exchange. */
export const listCards = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.cards));
