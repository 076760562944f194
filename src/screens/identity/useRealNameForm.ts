import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RealNameState } from '../../api/contract/identity';
import { useSubmitRealName } from '../../api/queries/identity';
import { useImageUpload } from '../../api/queries/useImageUpload';
import { problemIn } from '../../api/queries/useSubmit';
import type { CardRegion } from '../../domain/cards/cardsVocabulary';
import { type RealNameField, realNameFields } from '../../domain/identity/identityVocabulary';
import { spellingFields } from '../../domain/identity/nameSpelling';
import { neededSpelling, realNameReasons, type TypedRealName } from '../../domain/identity/realNameReasons';
import type { ImageLimits } from '../../domain/uploads/imageReasons';
import { joinNames } from '../../i18n/joinNames';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { reasonResolver } from '../reasonResolver';
import { useRealNameDraft } from './useRealNameDraft';

type ImageSide = 'front' | 'back';
type TextPart = keyof TypedRealName;

/** The real-name form: its data, what blocks sending, and the result. */
export function useRealNameForm(state: RealNameState, limits: ImageLimits) {
  const t = useText('identity');
  const language = useLanguage();
  const saved = { ...nothing, ...state.draft };
  const [region, setRegion] = useState<CardRegion>(() => regionOf(saved, language));
  const form = useForm<TypedRealName>({
    mode: 'onTouched',
    defaultValues: saved,
    // The two images stand beside it: they are uploaded, not typed.
    resolver: reasonResolver(
      (typed) => realNameReasons({ ...typed, front: true, back: true }, region),
      (reason, field) => (reason === 'malformed' ? t(malformedTexts[field]) : undefined),
    ),
  });
  const typed = form.watch();
  const [changed, setChanged] = useState<readonly RealNameField[]>([]);
  const sides = { front: useImageUpload('idFront'), back: useImageUpload('idBack') };
  const call = useSubmitRealName();
  const draft = useRealNameDraft(typed, call.state.step === 'ready');

  const uploadId = (side: ImageSide) => {
    const { image } = sides[side];
    return image.state === 'done' ? image.uploadId : '';
  };
  const images = { front: uploadId('front') !== '', back: uploadId('back') !== '' };
  const reasons = realNameReasons({ ...typed, ...images }, region);
  const needed = neededSpelling(region, typed.name);

  /** Why the last submission was refused, until the member changes that part. */
  const refusedFor = (field: RealNameField) =>
    changed.includes(field)
      ? undefined
      : state.problems.find((problem) => problem.field === field)?.reason[language];

  const edit = (field: RealNameField) => {
    call.edit();
    setChanged((fields) => [...fields, field]);
  };
  const textField = (field: TextPart) => {
    const error = refusedFor(field) ?? form.formState.errors[field]?.message;
    return {
      ...form.register(field, { onChange: () => edit(field) }),
      ...(error !== undefined && { error }),
    };
  };
  const imageField = (side: ImageSide) => {
    const { image, problem, choose, cancel, retry } = sides[side];
    const onChoose = (file: File) => {
      edit(side);
      choose(file, limits);
    };
    return { image, problem, error: refusedFor(side), onChoose, onCancel: cancel, onRetry: retry };
  };

  const named = (reason: 'required' | 'malformed') =>
    joinNames(
      realNameFields.filter((field) => reasons[field] === reason).map((field) => t(`form.${field}`)),
      language,
    );
  const blocked = () => {
    const busy = Object.values(sides).some(({ image }) => isUnderWay[image.state]);
    const [missing, wrong] = [named('required'), named('malformed')];
    if (wrong) return t('wrong', { fields: wrong });
    if (missing && !busy) return t('missing', { fields: missing });
    return busy ? t('uploading') : undefined;
  };
  const submit = async () => {
    // A draft stored after the submission would outlive it.
    await draft.settled();
    const uploads = { frontUpload: uploadId('front'), backUpload: uploadId('back') };
    const outcome = await call.submit({ ...typed, ...uploads });
    // The images were used or have expired: both must be chosen again.
    if (outcome && problemIn(outcome).refusal?.key === 'keyMismatch')
      for (const { cancel } of Object.values(sides)) cancel();
  };

  return {
    fields: {
      name: textField('name'),
      region: { value: region, onChange: setRegion },
      spelling: needed && { ...textField(spellingFields[needed]), script: needed },
      idNumber: textField('idNumber'),
      front: imageField('front'),
      back: imageField('back'),
    },
    kept: draft.kept,
    blocked: blocked(),
    /** Also after the answer, until the review is shown. */
    sending: call.state.step !== 'ready',
    problem: call.problem,
    submit: () => void submit(),
  };
}

const nothing: TypedRealName = { name: '', katakanaName: '', latinName: '', idNumber: '' };

/** Where the member's bank is, until the member says so: as the draft or the language suggests. */
function regionOf({ katakanaName, latinName }: TypedRealName, language: Language): CardRegion {
  if (katakanaName !== '') return 'JP';
  if (latinName !== '') return 'IN';
  return language === 'tw' ? 'TW' : 'JP';
}

const malformedTexts = {
  name: 'reasons.nameTooLong',
  katakanaName: 'reasons.notKatakana',
  latinName: 'reasons.notLatin',
  idNumber: 'reasons.idNumberMalformed',
} as const;

const isUnderWay = { empty: false, preparing: true, uploading: true, failed: false, done: false };
