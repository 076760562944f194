import { isOpen, type SentRequest } from '../api/queries/useSentRequest';
import type { Translate } from '../i18n/text';
import { useFormats } from '../i18n/useFormats';
import { useText } from '../i18n/useText';
import { ResultKnown } from '../widgets/ResultKnown/ResultKnown';
import { ResultUnknown, type ResultUnknownProps } from '../widgets/ResultUnknown/ResultUnknown';
import { sentFact } from './requestResultText';
import { sentKind } from './sentKinds';

interface SentRequestNoteProps extends Pick<ResultUnknownProps, 'checkHref' | 'checks' | 'cancels'> {
  /** The request. Renders nothing if there is none. */
  sent: SentRequest | undefined;
  /** Asks for its result. */
  check: () => Promise<void>;
}

/** A request that moves money and whose result is unknown, or has become known since (decision 43). */
export function SentRequestNote({ sent, check, ...where }: SentRequestNoteProps) {
  const formats = useFormats();
  const t = useText('requests') as Translate;
  if (!sent) return null;
  const fact = sentFact(t, sent.trace, formats);
  if (isOpen(sent))
    return (
      <ResultUnknown
        {...where}
        sent={fact}
        waiting={sent.step === 'waiting'}
        reference={sent.step === 'unknown' ? sent.reference : ''}
        onCheck={check}
      />
    );
  const record = sent.step === 'carriedOut' ? sent.record : undefined;
  return (
    <ResultKnown
      sent={fact}
      carriedOut={sent.step === 'carriedOut'}
      href={record === undefined ? where.checkHref : sentKind(sent.trace.path).hrefOf(record)}
    />
  );
}
