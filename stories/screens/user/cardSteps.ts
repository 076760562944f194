import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { verifyAtOnce } from '../../../mocks/exchange/identity/byDoing';
import type { CardField } from '../../../src/domain/cardFields';
import type { CardRegion } from '../../../src/domain/vocabulary';
import { act } from '../../exchangeActs';
import { typeInto } from '../../moneySteps';
import { actMeanwhile } from '../../passTime';
import { pressWhenReady } from '../../pressWhenReady';
import { storyText } from '../../storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** What a member types of an account in Japan. */
export const japanese = {
  bankName: 'あさぎり銀行',
  branchName: '本店営業部',
  branchCode: '101',
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

/** The name is verified, but for the newcomer: for a meta's `beforeEach`. */
export const verifiedUnlessNew = (context: Pick<StoryContext, 'parameters' | 'loaded'>) =>
  context.parameters.app?.scenario === 'newcomer' ? undefined : act(context, verifyAtOnce);

/** Chooses the region and types into its fields; nothing into those that are left out. */
export async function fill(
  context: Context,
  region: CardRegion,
  typed: Partial<Record<CardField, string>>,
): Promise<void> {
  const t = storyText(context);
  await context.userEvent.click(
    await context.canvas.findByRole('radio', { name: t(`cards:regions.${region}`) }),
  );
  for (const [name, text] of Object.entries(typed)) await typeInto(context, field(name as CardField), text);
}

/** The button that leads to the last look at it. */
export const check = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('cards:check') });

/** Looks at it once more; the sheet. */
export async function look(context: Context) {
  await pressWhenReady(await check(context));
  return within(await within(document.body).findByRole('dialog'));
}

/** Looks at it and adds it. */
export async function add(context: Context): Promise<void> {
  const sheet = await look(context);
  await pressWhenReady(await sheet.findByRole('button', { name: storyText(context)('cards:submit') }));
}

/** All accounts that the exchange knows. */
export const cardsKept = (context: Context) =>
  actMeanwhile(context, ({ world }) => Object.values(world.identity.cards));
