import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  sampleFundPassword,
  setSampleFundPassword,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import type { CardField } from '../../../src/domain/cardFields';
import type { CardRegion } from '../../../src/domain/vocabulary';
import { act } from '../../support/exchangeActs';
import { typeInto } from '../../support/moneySteps';
import { actMeanwhile } from '../../support/passTime';
import { pressWhenReady } from '../../support/pressWhenReady';
import { storyText } from '../../support/storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** What a member types of an account in Japan. */
export const japanese = {
  holder: 'アオキ ハルカ',
  bankName: 'あさぎり銀行',
  branchName: '本店営業部',
  number: '4820917',
};

/** What a member types of an account in India. */
export const indian = {
  bankName: 'Morning Mist Bank',
  number: '48209170355',
  ifsc: 'mmbk0000101',
  upi: 'haruka@mmbk',
};

/** The key of a field's name. */
export const field = (name: CardField) => `cards:fields.${name}` as const;

/** The name is verified and a fund password set, but for the newcomer: for a meta's `beforeEach`. */
export const preparedUnlessNew = (context: Pick<StoryContext, 'parameters' | 'loaded'>) =>
  context.parameters.app?.scenario === 'newcomer'
    ? undefined
    : act(context, (exchange, member) => {
        verifyImmediately(exchange, member);
        setSampleFundPassword(exchange, member);
      });

/** The field of a bank or branch, as long as nothing is chosen in it. */
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
  await context.userEvent.click(await sheet.findByRole('radio', { name: new RegExp(`^${wanted}`) }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** Chooses the region and fills in its fields; nothing into those that are left out. */
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

/** The button that leads to the last look at it. */
export const check = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('cards:check') });

/** Looks at it once more; the sheet. */
export async function look(context: Context) {
  await pressWhenReady(await check(context));
  return within(await within(document.body).findByRole('dialog'));
}

/** Types the fund password where the account is looked at once more. */
export async function typePassword(
  context: Context,
  sheet: Awaited<ReturnType<typeof look>>,
  digits = sampleFundPassword,
): Promise<void> {
  const boxes = await sheet.findByRole('group', { name: storyText(context)('withdrawals:form.password') });
  const [first] = boxes.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])');
  if (!first) throw new Error('there is no box to type into');
  await context.userEvent.click(first);
  await context.userEvent.keyboard(digits);
}

/** Looks at it and adds it with the fund password. */
export async function add(context: Context): Promise<void> {
  const sheet = await look(context);
  await typePassword(context, sheet);
  await pressWhenReady(await sheet.findByRole('button', { name: storyText(context)('cards:submit') }));
}

/** All accounts that the exchange knows. */
export const cardsKept = (context: Context) =>
  actMeanwhile(context, ({ world }) => Object.values(world.identity.cards));
