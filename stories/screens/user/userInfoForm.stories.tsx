import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePerson, submitSampleRealName, verifyAtOnce } from '../../../mocks/exchange/identity/byDoing';
import { fault } from '../../../mocks/faults';
import { submitRealName } from '../../../src/api/contract/identity';
import { uploadRules } from '../../../src/api/contract/uploads';
import { UserInfo } from '../../../src/screens/user/UserInfo';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { changeBeforeCall, changeResponse, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { joinLabels, storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { breakUploadAfter, chooseAnyFile, choosePhoto, largePhoto, photo } from '../../support/uploads';
import { expectDraftSaved, fillIdentity, submitIdentity, typePerson, uploadSide } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = { types: 'JPEG, PNG, WebP', size: '5 MB' };
const front = (context: Context) => storyText(context)('identity:form.front');

const records = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.realNames));

/** From an empty form to the review; the name is kept in one width, the number in capitals. */
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

/** Pressed twice as fast as a machine can: one submission, and no refusal. */
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

/** What was typed is kept with the server, and nothing of it on the device. */
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

/** A number that can't be one is said beneath its field, once the member has left it. */
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

/** The connection breaks after the first of three chunks: what has arrived is not sent again. */
export const UploadBrokenOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const connection = breakUploadAfter(context, 1);
    await choosePhoto(context, front(context), await largePhoto());
    const goOn = await canvas.findByRole('button', { name: t('uploads:goOn') });
    await expect(await canvas.findByText(brokenOff(context))).toBeVisible();
    connection.repair();
    await userEvent.click(goOn);
    await expect(await canvas.findByText(t('uploads:done'))).toBeVisible();
    const [upload] = await uploads(context);
    await expect(upload).toMatchObject({ kind: 'idFront' });
    await expect(upload?.received).toBe(upload?.size);
    await expect(connection.sentChunks()).toBe(Math.ceil((upload?.size ?? 0) / (256 * 1024)));
  },
};

/** "The connection was lost at 43 %", whatever the figure. */
const brokenOff = (context: Context) => {
  const [start = ''] = storyText(context)('uploads:problems.brokenOff.offline', { percent: '|' }).split('|');
  return new RegExp(`${start}\\d+%`);
};

const uploads = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.uploads));

/** A day later the server has forgotten the half of it: it is sent anew, from its beginning. */
export const UploadForgotten: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const connection = breakUploadAfter(context, 1);
    await choosePhoto(context, front(context), await largePhoto());
    const goOn = await canvas.findByRole('button', { name: t('uploads:goOn') });
    await withExchange(context, minutesLater(25 * 60));
    connection.repair();
    await userEvent.click(goOn);
    await expect(await canvas.findByText(t('uploads:done'))).toBeVisible();
    await expect(await uploads(context)).toHaveLength(1);
  },
};

/** Stopped by the member: the frame is empty again. */
export const UploadCancelled: Story = {
  parameters: { app: { faults: [fault('hang', '/upload/Chunk')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await choosePhoto(context, front(context), await photo());
    await expect(await canvas.findByRole('progressbar', { name: front(context) })).toBeVisible();
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(t('identity:uploading'));
    await userEvent.click(await canvas.findByRole('button', { name: t('uploads:cancel') }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(
      await canvas.findByLabelText(`${front(context)} ${t('uploads:choose')}`),
    ).toBeInTheDocument();
  },
};

/** Another photo in the place of the first one. */
export const Replaced: Story = {
  play: async (context) => {
    const t = storyText(context);
    await uploadSide(context, 'front');
    await choosePhoto(context, front(context), await photo({ width: 400, height: 252 }));
    await waitFor(async () => expect(await uploads(context)).toHaveLength(2));
    await expect(await context.canvas.findByText(t('uploads:done'))).toBeVisible();
  },
};

export const OtherType: Story = {
  play: async (context) => {
    const t = storyText(context);
    await chooseAnyFile(context, front(context), new File(['%PDF'], 'id.pdf', { type: 'application/pdf' }));
    await expect(await context.canvas.findByText(t('uploads:problems.otherType', limits))).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async (context) => {
    const t = storyText(context);
    await chooseAnyFile(context, front(context), new File(['no image'], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await context.canvas.findByText(t('uploads:problems.unreadable'))).toBeVisible();
  },
};

/** A server that takes next to nothing. */
export const TooLarge: Story = {
  beforeEach: (context) => changeResponse(context, uploadRules, (rules) => ({ ...rules, maxSize: 1024 })),
  play: async (context) => {
    const t = storyText(context);
    await choosePhoto(context, front(context), await largePhoto());
    await expect(
      await context.canvas.findByText(t('uploads:problems.tooLarge', { size: '1 KB' })),
    ).toBeVisible();
  },
};

export const UploadRefused: Story = {
  parameters: { app: { faults: [fault('refuse', '/upload/Begin', 'uploadFailed')] } },
  play: async (context) => {
    await choosePhoto(context, front(context), await photo());
    await expect(await context.canvas.findByText(storyText(context)('errors:uploadFailed'))).toBeVisible();
  },
};

/** Photos that arrived more than a day ago: they are to be chosen again, and nothing else. */
export const PhotosExpired: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await withExchange(context, minutesLater(25 * 60));
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:keyMismatch'));
    const images = joinLabels(context, ['identity:form.front', 'identity:form.back']);
    await waitFor(async () =>
      expect(await submitIdentity(context)).toHaveAccessibleDescription(
        t('identity:missing', { fields: images }),
      ),
    );
  },
};

/** Handed in from another phone in between: that one counts. */
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

/** Verified from another phone in between. */
export const VerifiedMeanwhile: Story = {
  play: async (context) => {
    changeBeforeCall(context, submitRealName, (exchange, member) => verifyAtOnce(exchange, member));
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(
      await context.canvas.findByText(storyText(context)('identity:verified.title')),
    ).toBeVisible();
  },
};

/** It arrives, and its answer does not: the state that is read again tells. */
export const ResultUnknown: Story = {
  play: async (context) => {
    dropResponse(context, submitRealName);
    await fillIdentity(context);
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByText(storyText(context)('identity:review.title'))).toBeVisible();
  },
};

/** The server breaks: what was typed and uploaded stays, to be sent again. */
export const NotSent: Story = {
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
