import { expect, waitFor } from 'storybook/test';
import { samplePerson } from '../../../mocks/exchange/identity/seed';
import type { Context } from '../../support/context';
import { typeInto } from '../../support/forms';
import { storyText } from '../../support/storyText';
import { choosePhoto, photo } from '../../support/uploads';

/** Types the sample person's name, its reading, and the number. */
export async function typePerson(context: Context): Promise<void> {
  await typeInto(context, 'identity:form.name', samplePerson.name);
  await typeInto(context, 'identity:form.katakanaName', samplePerson.katakanaName);
  await typeInto(context, 'identity:form.idNumber', samplePerson.idNumber);
}

/** Waits until the form says that the draft is saved. */
export async function expectDraftSaved(context: Context): Promise<void> {
  await expect(await context.canvas.findByText(storyText(context)('identity:draft.saved'))).toBeVisible();
}

/** Chooses a photo for a side of the document and waits for the upload. */
export async function uploadSide(context: Context, side: 'front' | 'back'): Promise<void> {
  const t = storyText(context);
  const sent = context.canvas.queryAllByText(t('uploads:done')).length;
  await choosePhoto(context, t(`identity:form.${side}`), await photo());
  await waitFor(() => expect(context.canvas.getAllByText(t('uploads:done'))).toHaveLength(sent + 1));
}

/** Fills in the whole form. */
export async function fillIdentity(context: Context): Promise<void> {
  await typePerson(context);
  await uploadSide(context, 'front');
  await uploadSide(context, 'back');
  await expectDraftSaved(context);
}

/** The submit button. */
export const submitIdentity = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('identity:form.submit') });
