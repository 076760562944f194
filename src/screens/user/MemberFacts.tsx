import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Status, type StatusTone } from '../../components/Status/Status';
import { formatDateTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';

type Member = ResponseOf<typeof account>;

const verificationTones: Record<Member['verification'], StatusTone> = {
  unverified: 'warning',
  underReview: 'accent',
  verified: 'success',
};

/** Who the member is: account number, since when, and how far the identity check has come. */
export function MemberFacts({ member }: { member: Member }) {
  const t = useText('home');
  const { account, registeredAt, verification } = member;
  return (
    <Section>
      <KeyValue
        items={[
          { label: t('account.number'), value: account },
          { label: t('account.registeredAt'), value: formatDateTime(registeredAt) },
          {
            label: t('account.verification'),
            value: (
              <Status tone={verificationTones[verification]}>
                {t(`account.verificationStates.${verification}`)}
              </Status>
            ),
          },
        ]}
      />
    </Section>
  );
}
