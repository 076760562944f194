import { type ComponentProps, useState } from 'react';
import { screen, within } from 'storybook/test';
import { Page } from '../../src/components/Page/Page';
import { CloseForm } from '../../src/widgets/CloseForm/CloseForm';
import { closingOf, closingReasonsOf } from '../fixtures/closing';
import type { Context } from '../support/context';
import { storyText } from '../support/storyText';

/** A form that is alive: what is chosen and typed is calculated and judged. */
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

/** The form's sheet, once it has risen, and its button, which says how much is to be closed. */
export async function closeFormParts(
  context: Pick<Context, 'loaded'>,
  part?: { lots: string; held: number },
) {
  const t = storyText(context);
  const sheet = await screen.findByRole('dialog', { name: t('trade:close.title') });
  const name = part ? t('trade:close.submitPart', part) : t('trade:confirm.closeSubmit');
  return { sheet, submit: await within(sheet).findByRole('button', { name }) };
}
