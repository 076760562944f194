import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { RealNameState } from '../../api/contract/identity';
import { useSubmitNameSpelling } from '../../api/queries/identity';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import type { SpelledScript } from '../../domain/identity/identityVocabulary';
import { spellingFields, spellingReason } from '../../domain/identity/nameSpelling';
import { useText } from '../../i18n/useText';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { reasonResolver } from '../reasonResolver';
import { SpellingBanner } from './SpellingBanner';
import { SpellingField } from './SpellingField';

interface SpellingFormProps {
  state: RealNameState;
  script: SpelledScript;
  topBar: ReactElement;
  /** Called when it has been submitted. */
  onSent?: () => void;
}

/** A verified member adds or corrects the name in the script of a region's banks (decision 53). */
export function SpellingForm({ state, script, topBar, onSent }: SpellingFormProps) {
  const t = useText('identity');
  const formId = useId();
  const call = useSubmitNameSpelling();
  const last = state.spellings.find((one) => one.script === script);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { spelling: last?.spelling ?? state[spellingFields[script]] ?? '' },
    resolver: reasonResolver(
      ({ spelling }) => {
        const reason = spellingReason(script, spelling);
        return reason ? { spelling: reason } : {};
      },
      (reason) => (reason === 'required' ? t('reasons.required') : t(malformedTexts[script])),
    ),
  });
  const send = form.handleSubmit(async ({ spelling }) => {
    const outcome = await call.submit({ script, spelling });
    if (outcome?.step === 'done') onSent?.();
  });
  const error = form.formState.errors.spelling?.message;
  const submit = (
    <Button type="submit" form={formId} fullWidth busy={call.state.step === 'sending'}>
      {t('spelling.submit')}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={submit}>
      <form id={formId} noValidate onSubmit={send} onChange={call.edit}>
        <Section>
          <Stack>
            {last && <SpellingBanner spelling={last} />}
            <Note>{t(`spelling.why.${script}`)}</Note>
            <KeyValue items={[{ label: t('form.name'), value: state.name ?? t('common:none') }]} />
            <SpellingField {...form.register('spelling')} script={script} {...(error && { error })} />
            <Note>{t('form.minutes', { minutes: state.reviewMinutes })}</Note>
            <ProblemNote problem={call.problem} unanswered={t('form.unanswered')} />
          </Stack>
        </Section>
      </form>
    </Page>
  );
}

const malformedTexts = { katakana: 'reasons.notKatakana', latin: 'reasons.notLatin' } as const;
