import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { submitNameSpelling } from '../../../mocks/exchange/identity/nameSpelling';
import {
  samplePerson,
  setSampleFundPassword,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import { cardAdd } from '../../../src/api/contract/cards';
import { BandCard } from '../../../src/screens/cards/BandCard';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, refetchAll, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeBeforeCall } from '../../support/network';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { add, check, fill, japanese, listCards } from './cardSteps';

const path = '/user/bandCard?to=%2Fuser%2Fwithdraw';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  parameters: { app: { path, scenario: 'newcomer' } },
  beforeEach: prepareExchange((exchange, member) => {
    verifyImmediately(exchange, member, { ...samplePerson, name: '青木 遥', katakanaName: '' });
    setSampleFundPassword(exchange, member);
  }),
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member was verified without a reading in katakana: a link to add it stands instead of the form. */
export const ReadingMissing: Story = {
  tags: ['blocked'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('cards:spellingMissing.katakana'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('cards:addSpelling.katakana') })).toHaveAttribute(
      'href',
      `#/user/userInfo?to=${encodeURIComponent(path)}&spelling=katakana`,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('cards:check') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** Accounts in Japan and India need a reading that is missing, one in Taiwan does not: its form is open. */
export const ReadingOfEachRegion: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('cards:spellingMissing.katakana'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: t('cards:regions.IN') }));
    await expect(await canvas.findByText(t('cards:spellingMissing.latin'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: t('cards:regions.TW') }));
    await expect(await canvas.findByRole('textbox', { name: t('cards:fields.holder') })).toHaveValue(
      '青木 遥',
    );
    await expect(await check(context)).toBeVisible();
  },
};

const sendReading = prepareExchange((exchange, member) => {
  submitNameSpelling(exchange, member, { script: 'katakana', spelling: samplePerson.katakanaName });
});

/** The reading is under review: a link follows it, and there is no form yet. */
export const ReadingUnderReview: Story = {
  tags: ['blocked'],
  beforeEach: sendReading,
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('cards:spellingUnderReview.katakana'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('cards:followReview') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The reading passed its review while the screen was open: the form opened, and the account was added. */
export const ReadingPassedWhileOpen: Story = {
  tags: ['sent'],
  beforeEach: sendReading,
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('cards:spellingUnderReview.katakana'))).toBeVisible();
    await passTime(context, 3);
    await refetchAll(context);
    await fill(context, 'JP', { ...japanese });
    await add(context);
    await expect(await canvas.findByText(t('cards:done'))).toBeVisible();
  },
};

/**
 * The reading was corrected on another phone before the account arrived: an alert says that it couldn't be
 * verified.
 */
export const ReadingCorrectedMeanwhile: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    withExchange(context, ({ world }, { account }) => {
      const record = world.identity.realNames[account];
      if (record) record.katakanaName = samplePerson.katakanaName;
    }),
  play: async (context) => {
    await fill(context, 'JP', japanese);
    changeBeforeCall(context, cardAdd, ({ world }, { account }) => {
      const record = world.identity.realNames[account];
      if (record) record.katakanaName = 'アオキ ハルコ';
    });
    await add(context);
    const message = storyText(context)('errors:cardCheckFailed');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(message));
    await expect(await listCards(context)).toHaveLength(0);
  },
};
