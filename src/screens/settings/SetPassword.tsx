import { useState } from 'react';
import { useSecurity } from '../../api/queries/settings';
import { Section } from '../../components/Section/Section';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { LoadPage } from '../LoadPage';
import { useReturn } from '../useReturn';
import { FundPasswordForm } from './FundPasswordForm';

/**
 * `/user/setPassword?to=…`: sets the fund password, authorised by the login password, or changes it.
 *
 * `to` is where it was needed.
 */
export function SetPassword() {
  const t = useText('settings');
  const security = useSecurity();
  const { back, goOn } = useReturn('/user/setting');
  const place = (
    <Section>
      <SkeletonForm fields={3} />
    </Section>
  );
  const topBar = <TopBar title={t('fundPassword')} back={back} />;
  return (
    <LoadPage topBar={topBar} from={security} skeleton={place}>
      {({ fundPasswordSet }) => <Form isSet={fundPasswordSet} back={back} goOn={goOn} />}
    </LoadPage>
  );
}

type FormProps = ReturnType<typeof useReturn> & { isSet: boolean };

/**
 * Keeps the form it was opened with, so that the result appears where it was sent. If a first password could not be set
 * and there is one now, it was set on another device, or the answer was lost: the form to change it replaces the other.
 */
function Form({ isSet, back, goOn }: FormProps) {
  const [wasSet] = useState(isSet);
  const [failed, setFailed] = useState(false);
  const setMeanwhile = !wasSet && failed && isSet;
  const change = wasSet || setMeanwhile;
  return (
    <FundPasswordForm
      key={String(change)}
      change={change}
      setMeanwhile={setMeanwhile}
      onProblem={() => setFailed(true)}
      back={back}
      goOn={goOn}
    />
  );
}
