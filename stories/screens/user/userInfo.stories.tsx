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
import { realNameFields } from '../../../src/domain/vocabulary';
import { UserInfo } from '../../../src/screens/user/UserInfo';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, refetchAll, withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { changeResponse } from '../../support/network';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { joinLabels, storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { expectDraftSaved, submitIdentity, uploadSide } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = ({ canvas, loaded }: Context) =>
  canvas.findByRole('textbox', { name: storyText({ loaded })('identity:form.name') });

/** Why identity is checked, how long it takes, accepted files, and what is missing. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(new RegExp(t('identity:form.why')))).toBeVisible();
    const all = joinLabels(
      context,
      realNameFields.map((field) => `identity:form.${field}` as const),
    );
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:missing', { fields: all }),
    );
  },
};

/** A draft from another day is restored, without photos. */
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

export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(
      await canvas.findByText(t('identity:review.expected', { time: '11/20 10:16' })),
    ).toBeVisible();
    await expect(factOf(canvasElement, t('identity:form.idNumber'))).toHaveTextContent('••••917');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The review passes while the screen is open. */
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

/** The review refuses while the screen is open: the input is there for corrections. */
export const RefusedWhileOpen: Story = {
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

/** The review takes longer than announced. */
export const ReviewTakesLonger: Story = {
  parameters: { app: { scenario: 'underReview' } },
  beforeEach: (context) =>
    changeResponse(context, realName, (state) => ({ ...state, reviewDueAt: '2026-11-20T10:10:00+09:00' })),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('identity:review.late'))).toBeVisible();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('support:contact') }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};

/** Each refused part shows its reason, which goes when the part is changed. */
export const Refused: Story = {
  beforeEach: prepareExchange((exchange, member) => rejectRealName(exchange, member)),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:refused.title'))).toBeVisible();
    const number = await canvas.findByRole('textbox', { name: t('identity:form.idNumber') });
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(await nameField(context)).not.toHaveAttribute('aria-invalid');
    await typeInto(context, 'identity:form.idNumber', 'TR4820918');
    await expect(number).not.toHaveAttribute('aria-invalid');
    await expectDraftSaved(context);
    const front = await canvas.findByLabelText(new RegExp(`^${t('identity:form.front')} `));
    await expect(front).toHaveAttribute('aria-invalid', 'true');
    await uploadSide(context, 'front');
    await waitFor(() =>
      expect(canvas.getByLabelText(new RegExp(`^${t('identity:form.front')} `))).not.toHaveAttribute(
        'aria-invalid',
      ),
    );
  },
};

export const RefusedInEveryPart: Story = {
  beforeEach: prepareExchange((exchange, member) => rejectRealName(exchange, member, [...realNameFields])),
  play: async (context) => {
    await nameField(context);
    await expect(context.canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4);
  },
};

/** The verified name and date; withdrawals can be prepared. */
export const Verified: Story = {
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member)),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('identity:verified.title'))).toBeVisible();
    await expect(factOf(canvasElement, t('identity:form.name'))).toHaveTextContent(samplePerson.name);
    await expect(factOf(canvasElement, t('identity:verified.at'))).toHaveTextContent('2026/11/20 10:15');
  },
};

/** No step is left. */
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

/** Verification during a withdrawal returns there (decision 23). */
export const VerifiedForWithdrawal: Story = {
  parameters: { app: { path: '/user/userInfo?to=%2Fuser%2Fwithdraw' } },
  beforeEach: prepareExchange((exchange, member) => verifyImmediately(exchange, member)),
  play: async (context) => {
    const continueButton = await context.canvas.findByRole('button', {
      name: storyText(context)('identity:verified.goOn'),
    });
    await context.userEvent.click(continueButton);
    await waitFor(() => expect(window.location.hash).toBe('#/user/withdraw'));
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/user/RealName');

/** Without the upload limits no file can be chosen. */
export const UploadLimitsFail: Story = failsStory('/upload/Rules');

export const Offline: Story = offlineStory();
