import type { ReactElement } from 'react';
import type { RealNameState } from '../../api/contract/identity';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { TextField } from '../../components/TextField/TextField';
import { type CardRegion, cardRegions } from '../../domain/cards/cardsVocabulary';
import type { ImageLimits } from '../../domain/uploads/imageReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { ImageField } from '../../widgets/uploads/ImageField/ImageField';
import { DraftNote } from './DraftNote';
import { PhotoGuide } from './PhotoGuide';
import { SpellingField } from './SpellingField';
import { useRealNameForm } from './useRealNameForm';

/** Longer than any name or number. Longer text is not stored. */
const maxLength = 100;

interface RealNameFormProps {
  state: RealNameState;
  limits: ImageLimits;
  topBar: ReactElement;
}

/** Name, number and both sides of a document. After a refusal, each refused part shows its reason. */
export function RealNameForm({ state, limits, topBar }: RealNameFormProps) {
  const formats = useFormats();
  const t = useText('identity');
  const form = useRealNameForm(state, limits);
  const { name, region, spelling, idNumber, front, back } = form.fields;
  const submit = (
    <Button
      fullWidth
      busy={form.sending}
      {...(form.blocked && { blockedReason: form.blocked })}
      onClick={form.submit}
    >
      {t('form.submit')}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={submit}>
      <Section>
        {state.problems.length > 0 ? (
          <Banner tone="danger" title={t('refused.title')}>
            {t('refused.body', { time: formats.dateTime(state.reviewedAt) })}
          </Banner>
        ) : (
          <Note>{joinSentences([t('form.why'), t('form.minutes', { minutes: state.reviewMinutes })])}</Note>
        )}
      </Section>
      <Section>
        <Stack>
          <TextField
            {...name}
            label={t('form.name')}
            hint={t('form.nameHint')}
            autoComplete="name"
            maxLength={maxLength}
          />
          <SegmentedControl<CardRegion>
            {...region}
            label={t('form.region')}
            segments={cardRegions.map((value) => ({ value, label: t(`form.regions.${value}`) }))}
          />
          <Note>{t('form.regionHint')}</Note>
          {spelling && <SpellingField {...spelling} />}
          <TextField
            {...idNumber}
            label={t('form.idNumber')}
            hint={t('form.idNumberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxLength}
          />
          <DraftNote kept={form.kept} />
        </Stack>
      </Section>
      <Section title={t('form.images')}>
        <Stack>
          <Note>
            {joinSentences([
              t('form.imagesNote'),
              ...(state.problems.length > 0 ? [t('refused.again')] : []),
            ])}
          </Note>
          <PhotoGuide />
          <ImageField {...front} label={t('form.front')} limits={limits} />
          <ImageField {...back} label={t('form.back')} limits={limits} />
          <Note>{t('uploads:privacy')}</Note>
          <ProblemNote problem={form.problem} unanswered={t('form.unanswered')} />
        </Stack>
      </Section>
    </Page>
  );
}
