import { useCreditScore } from '../../api/queries/rewards';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { Load } from '../../widgets/Load/Load';
import { CreditGauge } from '../../widgets/rewards/CreditGauge/CreditGauge';
import { useOffered } from '../offered';
import { CreditHistory } from './CreditHistory';

const loanPath = '#/user/jk';

/** The credit score: what it allows, what changes it and by how much, and its history. */
export function CreditPanel() {
  const formats = useFormats();
  const t = useText('rewards');
  const offered = useOffered();
  return (
    <Load from={useCreditScore()} skeleton={<SkeletonFigures facts={5} />}>
      {({ rules, starting, ...score }) => (
        <>
          <Section>
            <CreditGauge {...score} />
            {offered(loanPath) && (
              <Link standalone href={loanPath}>
                {t('score.loan')}
              </Link>
            )}
          </Section>
          <Section title={t('score.rules')}>
            <KeyValue
              items={rules.map(({ cause, change }) => ({
                label: t(`score.causes.${cause}`),
                value: t('history.points', { points: formats.signed(change, { decimals: 0 }) }),
              }))}
            />
            <Note>{joinSentences([t('score.start', { score: starting }), t('score.rulesNote')])}</Note>
          </Section>
          <CreditHistory />
        </>
      )}
    </Load>
  );
}
