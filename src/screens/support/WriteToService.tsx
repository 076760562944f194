import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSupportInfo, type useSupportSend } from '../../api/queries/support';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { TextArea } from '../../components/TextArea/TextArea';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { requestId } from '../../lib/requestId';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';

interface WriteToServiceProps {
  /** The call that sends it. */
  sending: ReturnType<typeof useSupportSend>;
  draft: string;
  onDraft: (draft: string) => void;
  orderNumber: string | undefined;
}

/** A message to customer service. The current screen and its order number are sent with it. */
export function WriteToService({ sending, draft, onDraft, orderNumber }: WriteToServiceProps) {
  const formats = useFormats();
  const t = useText('support');
  const { pathname } = useLocation();
  const limit = loadedData(useSupportInfo())?.maxCharacters;
  const { state, problem, submit, edit, reset } = sending;
  // After a lost answer, sending the same text again must not create a second message.
  const [clientRequestId, setRequestId] = useState(requestId);
  const length = [...draft.trim()].length;
  const tooLong = limit !== undefined && length > limit;
  const blocked = tooLong ? t('tooLong', { limit: formats.number(limit) }) : t('empty');
  const send = async () => {
    const sent = await submit({ clientRequestId, message: draft.trim(), screen: pathname, orderNumber });
    if (sent?.step !== 'done') return;
    onDraft('');
    setRequestId(requestId());
    reset();
  };
  return (
    <Stack>
      <TextArea
        label={t('message')}
        hint={orderNumber === undefined ? t('carries') : t('carriesOrder', { number: orderNumber })}
        {...(tooLong && { error: blocked })}
        value={draft}
        onChange={({ target }) => {
          edit();
          setRequestId(requestId());
          onDraft(target.value);
        }}
      />
      <ProblemNote problem={problem} />
      <Button
        fullWidth
        busy={state.step === 'sending'}
        {...((length === 0 || tooLong) && { blockedReason: blocked })}
        onClick={() => void send()}
      >
        {t('send')}
      </Button>
    </Stack>
  );
}
