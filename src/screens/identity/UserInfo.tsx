import { useRealName } from '../../api/queries/identity';
import { useUploadRules } from '../../api/queries/uploads';
import { Section } from '../../components/Section/Section';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import { readableLimits } from '../../domain/uploads/imageReasons';
import { useText } from '../../i18n/useText';
import { joinLoadables } from '../../lib/loadable';
import { LoadPage } from '../LoadPage';
import { useReturn } from '../useReturn';
import { RealNameForm } from './RealNameForm';
import { RealNameReview } from './RealNameReview';
import { VerifiedMember } from './VerifiedMember';

/**
 * `/user/userInfo?to=…`: the real-name check in each state (specification 3 to 5). `to` is where it was needed.
 * `spelling` is the script in which a bank account needs the verified name, `correct` the one to add or correct
 * (decision 53).
 *
 * The states are: to fill in, under review, refused with a reason per part, verified.
 */
export function UserInfo() {
  const t = useText('identity');
  const { back, goOn } = useReturn('/user/usercenter');
  const check = joinLoadables([useRealName(), useUploadRules()]);
  const topBar = <TopBar title={t('title')} back={back} />;
  const place = (
    <Section>
      <SkeletonForm fields={4} />
    </Section>
  );
  return (
    <LoadPage topBar={topBar} from={check} skeleton={place}>
      {([state, limits]) => {
        if (state.status === 'verified')
          return <VerifiedMember state={state} topBar={topBar} goOn={goOn} leave={back.onPress} />;
        if (state.status === 'underReview') return <RealNameReview state={state} topBar={topBar} />;
        // A refused submission starts a new form.
        return (
          <RealNameForm
            key={state.reviewedAt ?? 0}
            state={state}
            limits={readableLimits(limits)}
            topBar={topBar}
          />
        );
      }}
    </LoadPage>
  );
}
