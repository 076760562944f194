import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addCard } from '../../../mocks/exchange/cards/cards';
import {
  addSampleCard,
  anotherMember,
  rejectRealName,
  sampleCards,
  submitSampleRealName,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { account } from '../../../src/api/contract/account';
import { cardAdd, cardRules } from '../../../src/api/contract/cards';
import { security } from '../../../src/api/contract/settings';
import { BandCard } from '../../../src/screens/cards/BandCard';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { endSessionAt, expectSessionEnded } from '../../support/sessionEnd';
import { storyText } from '../../support/storyText';
import { add, fill, indian, japanese, listCards, openReview, prepareMember, typePassword } from './cardSteps';

const path = '/user/bandCard';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareMember,
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectRefused = async (context: Context, message: string) =>
  expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);

/** The member has already added this account: an alert says so. */
export const SameAccountAddedBefore: Story = {
  tags: ['refused'],
  beforeEach: (context) => withExchange(context, (exchange, member) => void addSampleCard(exchange, member)),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '482-0917' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
    await expect(await listCards(context)).toHaveLength(1);
  },
};

/** The session has ended before the account arrived: nothing was added, and the login opens in a moment. */
export const SessionEnded: Story = {
  tags: ['refused'],
  play: async (context) => {
    await fill(context, 'JP', japanese);
    endSessionAt(context, cardAdd);
    await add(context);
    await expectSessionEnded(context);
    await expect(within(document.body).queryByRole('alert')).toBeNull();
    await expect(await listCards(context)).toHaveLength(0);
  },
};

/** The number was changed after the account had been refused: the alert is gone. */
export const RefusalCleared: Story = {
  tags: ['filled'],
  beforeEach: (context) => withExchange(context, (exchange, member) => void addSampleCard(exchange, member)),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '482-0917' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
    await typeInto(context, 'cards:fields.number', '4820918');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

/** The account belongs to another member: an alert says that it has already been added. */
export const AccountOfAnotherMember: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    withExchange(context, (exchange) => {
      const other = anotherMember(exchange);
      verifyImmediately(exchange, other);
      addCard(exchange, other, sampleCards.JP);
    }),
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
  },
};

async function addWithWrongPassword(context: Context) {
  const t = storyText(context);
  await fill(context, 'JP', japanese);
  const sheet = await openReview(context);
  await typePassword(context, sheet, '135790');
  await pressWhenReady(await sheet.findByRole('button', { name: t('cards:submit') }));
  await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:wrongFundPassword'));
  await expect(await sheet.findByText(t('settings:tries.left', { left: 4 }))).toBeVisible();
  await expect(await listCards(context)).toHaveLength(0);
  // A wrong password is cleared.
  const boxes = await sheet.findByRole('group', { name: t('withdrawals:form.password') });
  await waitFor(() => expect(boxes.querySelector('input:not([aria-hidden])')).toHaveValue(''));
  return sheet;
}

/**
 * The fund password was wrong: an alert in the review says so, with the tries that are left, and its digits are
 * cleared.
 */
export const WrongFundPassword: Story = {
  tags: ['refused'],
  play: async (context) => {
    await addWithWrongPassword(context);
  },
};

/** The fund password was typed again after a wrong one: the account was added. */
export const FundPasswordCorrected: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await addWithWrongPassword(context);
    await typePassword(context, sheet);
    await pressWhenReady(await sheet.findByRole('button', { name: t('cards:submit') }));
    await expect(await context.canvas.findByText(t('cards:done'))).toBeVisible();
  },
};

/** The member has no fund password yet: the screen asks to set it first, with a link, instead of the form. */
export const NoFundPassword: Story = {
  tags: ['blocked'],
  beforeEach: (context) =>
    withExchange(context, ({ world }, { account: own }) => {
      delete world.identity.fundPasswords[own];
    }),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:passwordFirst'))).toBeVisible();
    const link = await context.canvas.findByRole('link', { name: t('gates:steps.setFundPassword') });
    await expect(link).toHaveAttribute('href', `#/user/setPassword?to=${encodeURIComponent(path)}`);
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The account couldn't be verified for this holder: an alert says what to check. */
export const AccountCheckFailed: Story = {
  tags: ['refused'],
  beforeEach: (context) => changeResponse(context, cardRules, (rules) => ({ ...rules, holder: null })),
  play: async (context) => {
    await fill(context, 'IN', { ...indian, holder: 'SATO KEN' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardCheckFailed'));
  },
};

/**
 * The verification was withdrawn before the account arrived: an alert says that the identity isn't approved.
 */
export const VerificationLost: Story = {
  tags: ['refused'],
  play: async (context) => {
    await fill(context, 'JP', japanese);
    changeBeforeCall(context, cardAdd, (exchange, member) => {
      member.verification = 'unverified';
      rejectRealName(exchange, member);
    });
    await add(context);
    await expectRefused(context, storyText(context)('errors:realNameNotPassed'));
  },
};

/** The app took the member for verified: an alert asks to complete the identity check first. */
export const NeverVerified: Story = {
  tags: ['refused'],
  parameters: { app: { path, scenario: 'newcomer' } },
  beforeEach: (context) =>
    Promise.all([
      changeResponse(context, account, (data) => ({ ...data, verification: 'verified' as const })),
      changeResponse(context, security, (data) => ({ ...data, fundPasswordSet: true })),
    ]).then(() => {}),
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    await expectRefused(context, storyText(context)('errors:realNameMissing'));
  },
};

/**
 * The member isn't verified: the screen asks for the identity check first, with a link, instead of the form.
 */
export const UnverifiedMember: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?to=%2Fuser%2Fwithdraw`, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:verifyFirst'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:verify') })).toHaveAttribute(
      'href',
      `#/user/userInfo?to=${encodeURIComponent(`${path}?to=%2Fuser%2Fwithdraw`)}`,
    );
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The identity check is under review: the screen says so, with a link to follow it. */
export const UnderReview: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'newcomer' } },
  beforeEach: prepareExchange((exchange, member) => void submitSampleRealName(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:underReview'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:followReview') })).toBeVisible();
  },
};

/**
 * The server reports an error when the account is added: an alert says so, and the form keeps what was typed.
 */
export const AddingFails: Story = {
  tags: ['error'],
  parameters: { app: { path, scenario: 'demo', faults: [fault('serverError', '/card/Add')] } },
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    await expectRefused(context, storyText(context)('common:failure.server'));
    await expect(
      await context.canvas.findByRole('textbox', { name: storyText(context)('cards:fields.number') }),
    ).toHaveValue('4820917');
  },
};
