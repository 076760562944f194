import { useId } from 'react';
import { useChangeLoginPassword } from '../../api/queries/settings';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { TopBar } from '../../components/TopBar/TopBar';
import { type LoginPasswordFault, loginPasswordFault } from '../../domain/settings/passwordRules';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { loginPasswordText } from '../loginPasswordText';
import { ContactService } from '../support/ContactService';
import { useBack } from '../useBack';
import { useFocusOnResult } from '../useFocusOnResult';
import { OwnAccount } from './OwnAccount';
import { PasswordDone } from './PasswordDone';
import { SecretField } from './SecretField';
import { usePasswordForm } from './usePasswordForm';

/** `/user/loginPassword`: changes the login password. All other devices are signed out (specification 5). */
export function LoginPassword() {
  const t = useText('settings');
  const ofLogin = useText('login');
  const formId = useId();
  const back = useBack('/user/setting');
  const { state, problem, submit, edit } = useChangeLoginPassword();
  useFocusOnResult(state.step === 'done');
  const names = { present: t('login.present'), wanted: t('login.wanted'), again: t('login.again') };
  const faultText = (fault: LoginPasswordFault, password: string) =>
    loginPasswordText(ofLogin, fault, password);
  const form = usePasswordForm(loginPasswordFault, { names, faultText }, edit);
  const topBar = <TopBar title={t('login.title')} back={back} />;
  if (state.step === 'done')
    return <PasswordDone topBar={topBar} title={t('login.done')} note={t('login.doneNote')} />;

  const send = form.handleSubmit(async ({ present, wanted, again }) => {
    await submit({ oldPassword: present, newPassword: wanted, confirmPassword: again });
    form.clear();
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
          {...(form.blocked && { blockedReason: form.blocked })}
        >
          {t('login.submit')}
        </Button>
      }
    >
      <Section>
        <form id={formId} noValidate onSubmit={send}>
          <Stack>
            <OwnAccount />
            <ProblemNote
              problem={problem}
              unanswered={t('password.unanswered')}
              tooManyTries={t('login:login.tooManyTries')}
            />
            <SecretField
              control={form.control}
              field={form.field('present')}
              autoComplete="current-password"
            />
            <SecretField
              control={form.control}
              field={form.field('wanted')}
              hint={t('login.hint')}
              autoComplete="new-password"
            />
            <SecretField control={form.control} field={form.field('again')} autoComplete="new-password" />
            <Note>{joinSentences([t('login.others'), t('password.forgotten')])}</Note>
            <ContactService />
          </Stack>
        </form>
      </Section>
    </Page>
  );
}
