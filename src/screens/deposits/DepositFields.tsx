import type { DepositChannel } from '../../api/queries/deposits';
import { AmountField } from '../../components/AmountField/AmountField';
import { Note } from '../../components/Note/Note';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { depositProof } from '../../domain/deposits/depositReasons';
import type { ImageLimits } from '../../domain/uploads/imageReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { ImageField } from '../../widgets/uploads/ImageField/ImageField';
import { limitsText } from '../transfers/limitsText';
import type { useDepositForm } from './useDepositForm';

interface DepositFieldsProps {
  channel: DepositChannel;
  limits: ImageLimits;
  form: ReturnType<typeof useDepositForm>;
}

/** The amount with its limits, the password if the channel requires one, and the proof. */
export function DepositFields({ channel, limits, form }: DepositFieldsProps) {
  const formats = useFormats();
  const t = useText('deposits');
  const { draft, proof } = form;
  return (
    <Section title={t('form.title')}>
      <Stack>
        <AmountField
          label={t('form.amount')}
          value={draft.amount}
          onChange={(amount) => form.change({ amount })}
          unit={t('common:yen')}
          inputMode="numeric"
          hint={limitsText(t, channel, formats)}
          error={form.errorOf('amount')}
        />
        {channel.needsPassword && (
          <PasswordField
            label={t('form.password')}
            hint={t('form.passwordHint')}
            value={draft.channelPassword}
            onChange={({ target }) => form.changeSecret({ channelPassword: target.value })}
            showLabel={t('form.showPassword')}
            hideLabel={t('form.hidePassword')}
            autoComplete="off"
          />
        )}
        <ImageField
          label={t(`form.proof.${depositProof(channel.kind)}`)}
          image={proof.image}
          problem={proof.problem}
          limits={limits}
          onChoose={(file) => proof.choose(file, limits)}
          onCancel={proof.cancel}
          onRetry={proof.retry}
        />
        <Note>{t('uploads:privacy')}</Note>
      </Stack>
    </Section>
  );
}
