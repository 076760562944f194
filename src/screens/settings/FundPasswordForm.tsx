import { useId, useState } from 'react';
import { useChangeFundPassword, useSecurity, useSetFundPassword } from '../../api/queries/settings';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Switch } from '../../components/Switch/Switch';
import { TopBar } from '../../components/TopBar/TopBar';
import { fundPasswordFault } from '../../domain/settings/passwordRules';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { useSession } from '../../session/useSession';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { reasonText } from '../../widgets/reasonText';
import { restateRefusal } from '../restateRefusal';
import { ContactService } from '../support/ContactService';
import { useFocusOnResult } from '../useFocusOnResult';
import type { useReturn } from '../useReturn';
import { FundPasswordTries } from './FundPasswordTries';
import { OwnAccount } from './OwnAccount';
import { PasswordDone } from './PasswordDone';
import { PinSecret } from './PinSecret';
import { SecretField } from './SecretField';
import { usePasswordForm } from './usePasswordForm';

type FundPasswordFormProps = ReturnType<typeof useReturn> & {
  /** Whether an existing password is changed. Otherwise the first one is set. */
  change: boolean;
  /** Whether a password was set since the form was opened to set the first one. */
  setMeanwhile: boolean;
  /** Called when it was not changed or set. */
  onProblem: () => void;
};

/** The fund password form: six digits, twice, and the current one or the login password. */
export function FundPasswordForm({ change, setMeanwhile, onProblem, back, goOn }: FundPasswordFormProps) {
  const formats = useFormats();
  const t = useText('settings');
  const formId = useId();
  const [shown, setShown] = useState(false);
  const setting = useSetFundPassword();
  const changing = useChangeFundPassword();
  const { state, problem, edit } = change ? changing : setting;
  useFocusOnResult(state.step === 'done');
  const names = {
    present: t(change ? 'fund.present' : 'fund.loginPassword'),
    wanted: t('fund.wanted'),
    again: t('fund.again'),
  };
  const phone = useSession()?.account ?? '';
  const faults = {
    malformed: t('fund.malformed'),
    repeats: t('fund.repeats'),
    sequence: t('fund.sequence'),
    phoneDigits: t('fund.phoneDigits'),
    date: t('fund.date'),
  };
  const form = usePasswordForm(
    (pin) => fundPasswordFault(pin, phone),
    { names, faultText: (fault) => faults[fault] },
    edit,
  );
  const tries = loadedData(useSecurity())?.fundPasswordTries;
  const waitsUntil = useServerTime((now) =>
    change && tries?.waitsUntil != null && tries.waitsUntil > now ? tries.waitsUntil : undefined,
  );
  const blocked =
    waitsUntil === undefined
      ? form.blocked
      : reasonText(t, { kind: 'fundPasswordWaits', until: waitsUntil }, formats);
  // The note about the tries says the same, and until when.
  const isTold = waitsUntil !== undefined && problem !== undefined && 'refusal' in problem;
  const topBar = <TopBar title={t(change ? 'fund.changeTitle' : 'fund.setTitle')} back={back} />;
  if (state.step === 'done') {
    const title = t(change ? 'fund.changeDone' : 'fund.setDone');
    return <PasswordDone topBar={topBar} title={title} note={t('fund.doneNote')} goOn={goOn} />;
  }

  const send = form.handleSubmit(async ({ present, wanted: newPassword, again: confirmPassword }) => {
    if (waitsUntil !== undefined) return;
    const outcome = change
      ? await changing.submit({ oldPassword: present, newPassword, confirmPassword })
      : await setting.submit({ loginPassword: present, newPassword, confirmPassword });
    form.clear();
    if (outcome?.step === 'ready') onProblem();
  });
  return (
    <Page
      topBar={topBar}
      actions={
        <Button
          type="submit"
          form={formId}
          fullWidth
          busy={state.step === 'sending'}
          {...(blocked && { blockedReason: blocked })}
        >
          {t(change ? 'fund.changeSubmit' : 'fund.setSubmit')}
        </Button>
      }
    >
      <Section>
        <form id={formId} noValidate onSubmit={send}>
          <Stack>
            <Note>{t('fund.why')}</Note>
            {setMeanwhile && (
              <Banner tone="warning" announce reveal>
                {t('fund.setMeanwhile')}
              </Banner>
            )}
            {change ? (
              <ProblemNote problem={isTold ? undefined : problem} unanswered={t('password.unanswered')} />
            ) : (
              <ProblemNote
                problem={restateRefusal(problem, { wrongOriginalPassword: t('fund.wrongLoginPassword') })}
                unanswered={t('fund.unanswered')}
                tooManyTries={t('login:login.tooManyTries')}
              />
            )}
            {change ? (
              <>
                <PinSecret control={form.control} field={form.field('present')} shown={shown} />
                <FundPasswordTries tries={tries} />
              </>
            ) : (
              <>
                <OwnAccount />
                <SecretField
                  control={form.control}
                  field={form.field('present')}
                  hint={t('fund.loginPasswordHint')}
                  autoComplete="current-password"
                />
              </>
            )}
            <PinSecret
              control={form.control}
              field={form.field('wanted')}
              hint={t('fund.hint')}
              shown={shown}
            />
            <PinSecret control={form.control} field={form.field('again')} shown={shown} />
            <Switch label={t('password.shownDigits')} checked={shown} onChange={setShown} />
            <Note>{t('password.forgotten')}</Note>
            <ContactService />
          </Stack>
        </form>
      </Section>
    </Page>
  );
}
