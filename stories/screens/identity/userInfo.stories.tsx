import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { saveDraft } from '../../../mocks/exchange/identity/realName';
import { realNameReviewQueue } from '../../../mocks/exchange/identity/realNameReview';
import {
  addSampleCard,
  rejectRealName,
  samplePerson,
  verifyImmediately,
} from '../../../mocks/exchange/identity/seed';
import { realName } from '../../../src/api/contract/identity';
import { realNameFields } from '../../../src/domain/identity/identityVocabulary';
import { UserInfo } from '../../../src/screens/identity/UserInfo';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, refetchAll, restrict, withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { expectLeadsTo } from '../../support/navigation';
import { changeResponse } from '../../support/network';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { joinLabels, storyLanguage, storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { expectDraftSaved, submitIdentity, uploadSide } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields of a member with a bank in Japan. */
const asked = realNameFields.filter((field) => field !== 'latinName');

const nameField = ({ canvas, loaded }: Context) =>
  canvas.findByRole('textbox', { name: storyText({ loaded })('identity:form.name') });

/**
 * The empty form: why identity is checked, how long it takes, which photos are accepted, and what is missing.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(new RegExp(t('identity:form.why')))).toBeVisible();
    const examples = await context.canvas.findByRole('list', { name: t('identity:guide.label') });
    const named = await within(examples).findAllByRole('listitem');
    await expect(named.map(({ textContent }) => textContent)).toEqual([
      `${t('identity:guide.good')} ${t('identity:guide.whole')}`,
      `${t('identity:guide.bad')} ${t('identity:guide.glare')}`,
      `${t('identity:guide.bad')} ${t('identity:guide.cut')}`,
      `${t('identity:guide.bad')} ${t('identity:guide.blurred')}`,
    ]);
    // In Chinese the bank is expected in Taiwan, which needs no katakana.
    const fields = asked.filter((field) => field !== 'katakanaName' || storyLanguage(context) !== 'tw');
    const all = joinLabels(
      context,
      fields.map((field) => `identity:form.${field}` as const),
    );
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:missing', { fields: all }),
    );
  },
};

/** The identity of a frozen account can still be verified. */
export const Frozen: Story = {
  beforeEach: prepareExchange(restrict('frozen')),
  play: async (context) => {
    const frozen = storyText(context)('reasons:accountFrozen');
    await expect(await nameField(context)).toBeEnabled();
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      expect.not.stringContaining(frozen),
    );
  },
};

/** A draft of another day is filled in again: the button says that only the photos are missing. */
export const DraftRestoredWithoutPhotos: Story = {
  beforeEach: prepareExchange((exchange, member) => saveDraft(exchange, member, samplePerson)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await nameField(context)).toHaveValue(samplePerson.name);
    const images = joinLabels(context, ['identity:form.front', 'identity:form.back']);
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:missing', { fields: images }),
    );
  },
};

/** The identity check is under review: what was submitted, and by when a result is expected. */
export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(await canvas.findByText(t('common:receipt.until', { time: '11/20 10:16' }))).toBeVisible();
    await expect(factOf(canvasElement, t('identity:form.idNumber'))).toHaveTextContent('••••917');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The identity check passed while the screen was open: a link leads to adding a bank account. */
export const PassedWhileOpen: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByText(t('identity:review.title'));
    await passTime(context, 3);
    await expect(await canvas.findByText(t('identity:verified.title'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('identity:verified.addCard') })).toHaveAttribute(
      'href',
      '#/user/bandCard?to=%2Fuser%2FuserInfo',
    );
  },
};

/** The identity check was refused while the screen was open: the form is back with what was typed. */
export const RefusedWhileOpen: Story = {
  tags: ['refused'],
  parameters: { app: { scenario: 'underReview' } },
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByText(t('identity:review.title'));
    await withExchange(context, (exchange) => {
      const [waiting] = realNameReviewQueue.waiting(exchange);
      if (waiting) realNameReviewQueue.decide(exchange, waiting.id, 'reject');
    });
    await refetchAll(context);
    await expect(await nameField(context)).toHaveValue(samplePerson.name);
    await expect(await context.canvas.findByText(t('identity:refused.title'))).toBeVisible();
  },
};

/** The review takes longer than announced: the screen says so, with a button to contact customer service. */
export const ReviewTakesLonger: Story = {
  parameters: { app: { scenario: 'underReview' } },
  beforeEach: (context) =>
    changeResponse(context, realName, (state) => ({
      ...state,
      submittedAt: '2026-11-20T09:50:00+09:00',
      reviewDueAt: '2026-11-20T10:10:00+09:00',
    })),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('identity:review.late'))).toBeVisible();
    await expectServiceOpens(context);
  },
};

/**
 * The identity check was refused: number and front photo show their reasons, and what is right is unmarked.
 */
export const Refused: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange((exchange, member) => rejectRealName(exchange, member)),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:refused.title'))).toBeVisible();
    const reviewed = t('identity:refused.body', { time: '2026/11/20 10:15' });
    await expect(await canvas.findByText(reviewed, { exact: false })).toBeVisible();
    const number = await canvas.findByRole('textbox', { name: t('identity:form.idNumber') });
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(await nameField(context)).not.toHaveAttribute('aria-invalid');
    const front = await canvas.findByLabelText(new RegExp(`^${t('identity:form.front')} `));
    await expect(front).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The refused number and photo were replaced: their reasons are gone. */
export const RefusedPartsChanged: Story = {
  tags: ['filled'],
  beforeEach: prepareExchange((exchange, member) => rejectRealName(exchange, member)),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const number = await canvas.findByRole('textbox', { name: t('identity:form.idNumber') });
    await typeInto(context, 'identity:form.idNumber', 'TR4820918');
    await expect(number).not.toHaveAttribute('aria-invalid');
    await expectDraftSaved(context);
    await uploadSide(context, 'front');
    await waitFor(() =>
      expect(canvas.getByLabelText(new RegExp(`^${t('identity:form.front')} `))).not.toHaveAttribute(
        'aria-invalid',
      ),
    );
  },
};

/** The identity check was refused in every part: each field and photo shows its reason. */
export const RefusedInEveryPart: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange((exchange, member) => rejectRealName(exchange, member, [...asked])),
  play: async (context) => {
    await nameField(context);
    await expect(context.canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(asked.length);
  },
};

/** The member is verified: name, reading and date. */
export const Verified: Story = {
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member)),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:verified.title'))).toBeVisible();
    await expect(factOf(canvasElement, t('identity:form.name'))).toHaveTextContent(samplePerson.name);
    const reading = factOf(canvasElement, t('identity:form.katakanaName'));
    await expect(reading).toHaveTextContent(samplePerson.katakanaName);
    await expect(factOf(canvasElement, t('identity:verified.at'))).toHaveTextContent('2026/11/20 10:15');
  },
};

/** The member is verified and has a bank account: no further step is offered. */
export const VerifiedWithCard: Story = {
  beforeEach: prepareExchange((exchange, member) => {
    verifyImmediately(exchange, member);
    addSampleCard(exchange, member);
  }),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('identity:verified.title'))).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: t('identity:verified.addCard') })).toBeNull();
  },
};

const goOnButton = ({ canvas, loaded }: Context) =>
  canvas.findByRole('button', { name: storyText({ loaded })('identity:verified.goOn') });

/** The member is verified on the way to a withdrawal: a button goes on there. */
export const VerifiedForWithdrawal: Story = {
  parameters: { app: { path: '/user/userInfo?to=%2Fuser%2Fwithdraw' } },
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member)),
  play: async (context) => expect(await goOnButton(context)).toBeVisible(),
};

/** The member is verified on the way to a withdrawal, and the button was pressed: the withdrawal follows. */
export const BackToTheWithdrawal: Story = {
  parameters: { app: { path: '/user/userInfo?to=%2Fuser%2Fwithdraw' } },
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member)),
  play: async (context) => {
    await context.userEvent.click(await goOnButton(context));
    await expectLeadsTo(context, '/user/withdraw');
  },
};

/** The state of the identity check is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the state of the identity check: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/user/RealName'), tags: ['error'] };

/** The server can't say which photos are accepted: the failure is shown with a button to try again. */
export const UploadLimitsFail: Story = { ...failsStory('/upload/Rules'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
