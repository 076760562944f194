import { type ReactElement, useId, useState } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { cardRules } from '../../api/contract/cards';
import { useAddCard } from '../../api/queries/cards';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { type CardForm, normaliseCard } from '../../domain/cards/cardReasons';
import type { CardRegion } from '../../domain/cards/cardsVocabulary';
import { missingSpelling } from '../../domain/cards/holderName';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { isAboutPassword } from '../settings/isAboutPassword';
import { OwnRestrictions } from '../support/MemberRestrictions';
import { useFocusOnResult } from '../useFocusOnResult';
import { CardAdded } from './CardAdded';
import { CardCheck } from './CardCheck';
import { CardFields } from './CardFields';
import { SpellingFirst } from './SpellingFirst';
import { useCardForm } from './useCardForm';

interface CardFormPageProps {
  rules: ResponseOf<typeof cardRules>;
  topBar: ReactElement;
  /** Continues where the account was needed; undefined if it was not. */
  goOn: (() => void) | undefined;
}

/** The bank account form: the fields of its region, a review of what was typed, and the result. */
export function CardFormPage({ rules, topBar, goOn }: CardFormPageProps) {
  const t = useText('cards');
  const language = useLanguage();
  const formId = useId();
  const { state, problem, refusal, submit, edit } = useAddCard();
  const verified = rules.holder == null ? undefined : { ...rules, name: rules.holder };
  const { form, region, changeRegion } = useCardForm(
    rules.regions[0]?.region ?? 'JP',
    verified,
    state.step !== 'ready',
  );
  const missing = verified && missingSpelling(region, verified);
  const [checked, setChecked] = useState<CardForm>();
  useFocusOnResult(state.step === 'done');
  if (state.step === 'done') return <CardAdded card={state.result} topBar={topBar} goOn={goOn} />;
  const currency = rules.regions.find((each) => each.region === region)?.currency ?? 'JPY';
  // A fund password error is shown where it was typed, any other error above the form.
  const ofPassword = refusal !== undefined && isAboutPassword(refusal);
  const change = () => {
    edit();
    setChecked(undefined);
  };
  const check = (
    <Button type="submit" form={formId} fullWidth>
      {t('check')}
    </Button>
  );
  return (
    <Page topBar={topBar} {...(!missing && { actions: check })}>
      <OwnRestrictions concerning={['frozen', 'withdrawBanned']} />
      {problem && !ofPassword && (
        <Section>
          <ProblemNote problem={problem} />
        </Section>
      )}
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((typed) => setChecked(normaliseCard(typed)))}
        onChange={change}
      >
        <Section>
          <Stack>
            <SegmentedControl<CardRegion>
              label={t('region')}
              segments={rules.regions.map((each) => ({
                value: each.region,
                label: t(`regions.${each.region}`),
              }))}
              value={region}
              onChange={(next) => {
                change();
                changeRegion(next);
              }}
            />
            {!missing && <CardFields form={form} region={region} />}
          </Stack>
        </Section>
      </form>
      {missing && (
        <SpellingFirst script={missing} underReview={rules.spellingsUnderReview.includes(missing)} />
      )}
      <Section>
        {currency !== 'JPY' && <Note>{t('payoutNote', { currency })}</Note>}
        <Note>{rules.note[language]}</Note>
      </Section>
      {checked && (!problem || ofPassword) && (
        <CardCheck
          card={checked}
          busy={state.step === 'sending'}
          problem={problem}
          onType={edit}
          onClose={change}
          onAdd={(fundPassword) => submit({ ...checked, fundPassword })}
        />
      )}
    </Page>
  );
}
