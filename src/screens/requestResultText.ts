import type { RequestResult } from '../api/events';
import { serverNow } from '../api/serverClock';
import type { ToastTone } from '../components/Toast/createToasts';
import { formatClock } from '../format/dateTime';
import type { Formats } from '../i18n/formats';
import type { Translate } from '../i18n/text';
import type { RequestTrace } from '../session/requestTraces';
import type { SentFact } from '../widgets/ResultUnknown/ResultUnknown';
import { sentKind } from './sentKinds';

/** What was sent, and when: `10:02:11` today, else with its date. */
export function sentFact(t: Translate, { path, at }: RequestTrace, formats: Formats): SentFact {
  const isToday = formats.date(at) === formats.date(serverNow());
  return { what: t(sentKind(path).what), time: isToday ? formatClock(at) : formats.dateTime(at) };
}

const tones = { carriedOut: 'success', notCarriedOut: 'danger', unknown: 'neutral' } as const;

/** The result of a request in one sentence, for a member who is on another screen; undefined if it was told before. */
export function requestResultText(
  t: Translate,
  { trace, step }: RequestResult,
  formats: Formats,
): { text: string; tone: ToastTone } | undefined {
  if (step === 'refused') return undefined;
  return { text: t(`requests:told.${step}`, { ...sentFact(t, trace, formats) }), tone: tones[step] };
}
