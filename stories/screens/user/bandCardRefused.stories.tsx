import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  addSampleCard,
  anotherMember,
  refuseRealName,
  sampleCards,
  submitSampleRealName,
  verifyAtOnce,
} from '../../../mocks/exchange/identity/byDoing';
import { addCard } from '../../../mocks/exchange/identity/cards';
import { fault } from '../../../mocks/faults';
import { account } from '../../../src/api/contract/account';
import { cardAdd, cardRules } from '../../../src/api/contract/cards';
import { BandCard } from '../../../src/screens/user/BandCard';
import { act, before, meanwhile, outOfDate } from '../../exchangeActs';
import { typeInto } from '../../moneySteps';
import { storyText } from '../../storyText';
import { add, cardsKept, fill, japanese, verifiedUnlessNew } from './cardSteps';

const path = '/user/bandCard';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: verifiedUnlessNew,
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const expectRefused = async (context: Context, said: string) =>
  expect(await context.canvas.findByRole('alert')).toHaveTextContent(said);

export const Duplicate: Story = {
  beforeEach: (context) => act(context, (exchange, member) => void addSampleCard(exchange, member)),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '482-0917' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
    await expect(await cardsKept(context)).toHaveLength(1);
    // It goes once the form is changed.
    await typeInto(context, 'cards:fields.number', '4820918');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

export const AnothersAccount: Story = {
  beforeEach: (context) =>
    act(context, (exchange) => {
      const other = anotherMember(exchange);
      verifyAtOnce(exchange, other);
      addCard(exchange, other, sampleCards.JP);
    }),
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardExists'));
  },
};

export const CheckFailed: Story = {
  beforeEach: (context) => outOfDate(context, cardRules, (rules) => ({ ...rules, holder: null })),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, holder: 'SATO KEN' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:cardCheckFailed'));
  },
};

export const VerificationLost: Story = {
  play: async (context) => {
    await fill(context, 'JP', japanese);
    meanwhile(context, cardAdd, (exchange, member) => {
      member.verification = 'unverified';
      refuseRealName(exchange, member);
    });
    await add(context);
    await expectRefused(context, storyText(context)('errors:realNameNotPassed'));
  },
};

export const NeverVerified: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  beforeEach: (context) =>
    outOfDate(context, account, (data) => ({ ...data, verification: 'verified' as const })),
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, holder: 'AOKI HARUKA' });
    await add(context);
    await expectRefused(context, storyText(context)('errors:realNameMissing'));
  },
};

export const Unverified: Story = {
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
  beforeEach: before((exchange, member) => void submitSampleRealName(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:underReview'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:followReview') })).toBeVisible();
  },
};

export const NoAnswer: Story = {
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
