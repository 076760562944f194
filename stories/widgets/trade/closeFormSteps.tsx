import { type ComponentProps, useState } from 'react';
import { screen, within } from 'storybook/test';
import { Page } from '../../../src/components/Page/Page';
import { CloseForm } from '../../../src/widgets/trade/CloseForm/CloseForm';
import { closingOf, closingReasonsOf } from '../../fixtures/closing';
import type { Context } from '../../support/context';
import { waitOutPressGuard } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** A form with state: it recalculates and validates after each input. */
export function StatefulCloseForm(args: ComponentProps<typeof CloseForm>) {
  const [draft, setDraft] = useState(args.draft);
  return (
    <Page>
      <CloseForm
        {...args}
        draft={draft}
        onChange={setDraft}
        reasons={closingReasonsOf(draft, { lotsWaiting: args.position.closeLots ?? 0 })}
        summary={closingOf(draft)}
      />
    </Page>
  );
}

/** Waits for the form's sheet. Returns it with its submit button, which names the lots to close. */
export async function closeFormParts(
  context: Pick<Context, 'loaded'>,
  part?: { lots: string; held: number },
) {
  const t = storyText(context);
  const sheet = await screen.findByRole('dialog', { name: t('position:close.title') });
  await waitOutPressGuard();
  const name = part ? t('position:close.submitPart', part) : t('trade:confirm.closeSubmit');
  return { sheet, submit: await within(sheet).findByRole('button', { name }) };
}
