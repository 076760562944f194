import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePerson, submitSampleRealName, verifyImmediately } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { submitRealName } from '../../../src/api/contract/identity';
import { UserInfo } from '../../../src/screens/user/UserInfo';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { joinLabels, storyText } from '../../support/storyText';
import { expectDraftSaved, fillIdentity, submitIdentity, typePerson } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const records = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.realNames));

/** From an empty form to the review. The name is stored in one width, the number in capitals. */
export const Sent: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    const [record] = await records(context);
    await expect(record).toMatchObject({ ...samplePerson, status: 'underReview' });
  },
};

/** A double tap submits once, without a refusal. */
export const DoubleTap: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    const button = await submitIdentity(context);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    button.click();
    button.click();
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(context.canvas.queryByText(t('errors:submittedTooFrequently'))).toBeNull();
  },
};

/** The draft is stored on the server and not on the device. */
export const DraftSaved: Story = {
  play: async (context) => {
    await typePerson(context);
    await expectDraftSaved(context);
    const drafts = await withExchange(context, ({ world }) => Object.values(world.identity.drafts));
    await expect(drafts).toEqual([samplePerson]);
    await expect(JSON.stringify({ ...window.localStorage })).not.toContain(samplePerson.idNumber);
  },
};

export const DraftNotSaved: Story = {
  parameters: { app: { faults: [fault('offline', '/user/SaveRealNameDraft')] } },
  play: async (context) => {
    await typePerson(context);
    await expect(await context.canvas.findByText(storyText(context)('identity:draft.failed'))).toBeVisible();
  },
};

/** An invalid number gets an error below its field when the field loses focus. */
export const Malformed: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeInto(context, 'identity:form.name', 'x'.repeat(61));
    await typeInto(context, 'identity:form.idNumber', 'TR_4');
    const number = await context.canvas.findByRole('textbox', { name: t('identity:form.idNumber') });
    await expect(number).not.toHaveAttribute('aria-invalid');
    await context.userEvent.tab();
    await expect(await context.canvas.findByText(t('identity:reasons.idNumberMalformed'))).toBeVisible();
    await expect(await context.canvas.findByText(t('identity:reasons.nameTooLong'))).toBeVisible();
    const both = joinLabels(context, ['identity:form.name', 'identity:form.idNumber']);
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(
      t('identity:wrong', { fields: both }),
    );
    await expectDraftSaved(context);
  },
};

/** Sent from another phone meanwhile: that submission counts. */
export const SentMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(
      context,
      submitRealName,
      (exchange, member) => void submitSampleRealName(exchange, member),
    );
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(t('identity:review.title'))).toBeVisible();
    await expect(await records(context)).toHaveLength(1);
  },
};

/** Verified on another phone meanwhile. */
export const VerifiedMeanwhile: Story = {
  play: async (context) => {
    changeBeforeCall(context, submitRealName, (exchange, member) => verifyImmediately(exchange, member));
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(
      await context.canvas.findByText(storyText(context)('identity:verified.title')),
    ).toBeVisible();
  },
};

/** It arrives, but its response is lost: the refetched state shows it. */
export const ResultUnknown: Story = {
  play: async (context) => {
    dropResponse(context, submitRealName);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(storyText(context)('identity:review.title'))).toBeVisible();
  },
};

/** The server fails: input and uploads stay, and can be sent again. */
export const NotSentAndInputKept: Story = {
  parameters: { app: { faults: [fault('serverError', '/user/SubmitRealName')] } },
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('common:failure.server'));
    await expect(await context.canvas.findAllByText(t('uploads:done'))).toHaveLength(2);
    await waitFor(async () => expect(await submitIdentity(context)).not.toHaveAttribute('aria-disabled'));
  },
};
