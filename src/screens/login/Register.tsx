import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSiteConfig } from '../../api/queries/common';
import { useSignUp } from '../../api/queries/session';
import { problemIn } from '../../api/queries/useSubmit';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { type RegisterForm, registerReasons } from '../../domain/account';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { savedDraftOf } from '../../session/formDrafts';
import { rem } from '../../theme/rem';
import { color } from '../../theme/tokens';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { useBack } from '../useBack';
import { accountToSend } from './accountToSend';
import { ContactUs } from './ContactUs';
import { draftIn } from './draftIn';
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
  const form = useForm<RegisterForm>({
    resolver: useReasonResolver(registerReasons),
    defaultValues: {
      account: savedDraftOf('account', draftIn(location.state, 'account') ?? ''),
      password: '',
      confirmPassword: '',
      inviteCode: savedDraftOf(
        'inviteCode',
        draftIn(location.state, 'inviteCode') ?? query.get('code') ?? '',
      ),
      agreed: false,
    },
  });

  const submit = form.handleSubmit(async ({ account, password, inviteCode }) => {
    const request = {
      ...{ account: accountToSend(account), password, inviteCode: inviteCode.trim() },
      agreedVersion: version,
    };
    const outcome = await entry.submit(request);
    // After a refusal the input stays for correction. Otherwise the passwords are cleared.
    if (outcome && problemIn(outcome).refusal) return;
    form.resetField('password');
    form.resetField('confirmPassword');
  });
  const refusedField = useRefusedField(entry.refusal, form.setFocus);

  const readAgreement = () => {
    const [account, inviteCode] = form.getValues(['account', 'inviteCode']);
    navigate(location, { replace: true, state: { account, inviteCode } });
    navigate('/user/userPri');
  };

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
        <RegisterFields form={form} refused={refusedField} version={version} onAgreement={readAgreement} />
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
  min-height: ${rem(84)};
  color: ${color('inkSecondary')};
`;
