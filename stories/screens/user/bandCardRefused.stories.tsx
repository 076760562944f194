import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addCard } from '../../../mocks/exchange/identity/cards';
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
import { security } from '../../../src/api/contract/security';
import { BandCard } from '../../../src/screens/user/BandCard';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
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

export const SameAccountAddedBefore: Story = {
  beforeEach: (context) => withExchange(context, (exchange, member) => void addSampleCard(exchange, member)),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '482-0917' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
    await expect(await listCards(context)).toHaveLength(1);
    // The error goes when the form is changed.
    await typeInto(context, 'cards:fields.number', '4820918');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

export const AccountOfAnotherMember: Story = {
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

/** A wrong fund password has an error at its field with the remaining tries. The correct one adds the account. */
export const WrongFundPassword: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    const sheet = await openReview(context);
    const submit = await sheet.findByRole('button', { name: t('cards:submit') });
    await typePassword(context, sheet, '135790');
    await pressWhenReady(submit);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:wrongFundPassword'));
    await expect(await sheet.findByText(t('settings:tries.left', { left: 4 }))).toBeVisible();
    await expect(await listCards(context)).toHaveLength(0);
    await context.userEvent.keyboard('{Backspace>6/}');
    await typePassword(context, sheet);
    await pressWhenReady(submit);
    await expect(await canvas.findByText(t('cards:done'))).toBeVisible();
  },
};

/** Without a fund password the form leads to setting one, and returns. */
export const NoFundPassword: Story = {
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

export const AccountCheckFailed: Story = {
  beforeEach: (context) => changeResponse(context, cardRules, (rules) => ({ ...rules, holder: null })),
  play: async (context) => {
    await fill(context, 'IN', { ...indian, holder: 'SATO KEN' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardCheckFailed'));
  },
};

export const VerificationLost: Story = {
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

export const NeverVerified: Story = {
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

export const UnverifiedMember: Story = {
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

export const UnderReview: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  beforeEach: prepareExchange((exchange, member) => void submitSampleRealName(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:underReview'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:followReview') })).toBeVisible();
  },
};

export const AddingFails: Story = {
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
