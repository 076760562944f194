import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSiteConfig } from '../../api/queries/common';
import { useSignUp } from '../../api/queries/login';
import { problemIn } from '../../api/queries/useSubmit';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { type RegisterForm, registerReasons } from '../../domain/login/account';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { cleanCode } from '../../lib/typed/typedText';
import { color } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { useBack } from '../useBack';
import { useDraftStart, useKeptDraft } from '../useFormDraft';
import { accountToSend } from './accountToSend';
import { ContactUs } from './ContactUs';
import { EntryForm } from './EntryForm';
import { RegisterFields } from './RegisterFields';
import { useEntryTarget } from './useEntryTarget';
import { useReasonResolver } from './useReasonResolver';
import { useRefusedField } from './useRefusedField';

/** `/login/register`: registers a member, who is then signed in. `code` in the address fills in the invite code. */
export function Register() {
  const t = useText('login');
  const formId = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = useEntryTarget();
  const back = useBack('/login/logon2');
  const entry = useSignUp();
  const version = loadedData(useSiteConfig())?.agreementVersion;
  const initial = { account: '', inviteCode: query.get('code') ?? '' };
  const form = useForm<RegisterForm>({
    resolver: useReasonResolver(registerReasons),
    defaultValues: {
      ...useDraftStart('registration', initial),
      password: '',
      confirmPassword: '',
      agreed: false,
    },
  });
  const [account, inviteCode] = useWatch({ control: form.control, name: ['account', 'inviteCode'] });
  useKeptDraft('registration', {
    initial,
    typed: { account, inviteCode },
    isSent: entry.state.step !== 'ready',
  });

  const submit = form.handleSubmit(async ({ account, password, inviteCode }) => {
    const request = {
      account: accountToSend(account),
      password,
      inviteCode: cleanCode(inviteCode),
      agreedVersion: version,
    };
    const outcome = await entry.submit(request);
    // After a refusal the input stays for correction. Otherwise the passwords are cleared.
    if (outcome && problemIn(outcome).refusal) return;
    form.resetField('password');
    form.resetField('confirmPassword');
  });
  const refusedField = useRefusedField(entry.refusal, form.setFocus);

  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <Page
      topBar={<TopBar title={t('register.title')} back={back} />}
      actions={
        <Button type="submit" form={formId} fullWidth busy={entry.state.step === 'sending'}>
          {t('register.submit')}
        </Button>
      }
    >
      <EntryForm id={formId} onSubmit={submit} onChange={entry.edit}>
        <Lead>{t('register.lead')}</Lead>
        <RegisterFields
          form={form}
          refused={refusedField}
          version={version}
          onAgreement={() => navigate('/user/userPri')}
        />
        <ProblemNote
          problem={refusedField ? undefined : entry.problem}
          contact={<ContactUs />}
          unanswered={t('register.unknown')}
        />
        <Link standalone href={`#/login/login${location.search}`}>
          {t('register.toLogin')}
        </Link>
        <ContactUs />
      </EntryForm>
    </Page>
  );
}

// A toast of two lines covers this text, but not the first field below it.
const Lead = styled.p`
  min-height: ${units(84)};
  color: ${color('inkSecondary')};
`;
