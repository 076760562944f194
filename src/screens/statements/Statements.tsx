import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useAccount } from '../../api/queries/account';
import { useSiteConfig } from '../../api/queries/common';
import { useServerTime } from '../../api/useServerTime';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { Stack } from '../../components/Stack/Stack';
import { TopBar } from '../../components/TopBar/TopBar';
import { monthOf } from '../../domain/months';
import { daysOf } from '../../domain/statements/statementPeriod';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinLoadables } from '../../lib/loadable';
import { LoadPage } from '../LoadPage';
import { useBack } from '../useBack';
import { dayText } from './dayText';
import { FundStatement } from './FundStatement';
import { PeriodFields } from './PeriodFields';
import { ResultStatement } from './ResultStatement';
import { type StatementKind, statementKinds, useStatementChoice } from './useStatementChoice';

const skeleton = (
  <Section>
    <SkeletonForm fields={2} />
  </Section>
);

/**
 * `/user/statements?statement=…&period=…`, beyond the specification: the member's fund records, or their trades and results, of
 * a month, a year or a period of their own, as a file or as pages to print.
 */
export function Statements() {
  const t = useText('statements');
  const back = useBack('/user/usercenter');
  const data = joinLoadables([useAccount(), useSiteConfig()]);
  const topBar = <TopBar title={t('title')} back={back} />;
  return (
    <LoadPage topBar={topBar} from={data} skeleton={skeleton}>
      {([member, { demo }]) => (
        <Page topBar={topBar}>
          <Chosen member={member} simulated={demo !== undefined} />
        </Page>
      )}
    </LoadPage>
  );
}

interface ChosenProps {
  member: ResponseOf<typeof account>;
  simulated: boolean;
}

function Chosen({ member, simulated }: ChosenProps) {
  const t = useText('statements');
  const formats = useFormats();
  const { statement, period, change } = useStatementChoice(useServerTime(monthOf));
  const days = daysOf(period);
  const Statement = statement === 'results' ? ResultStatement : FundStatement;
  const isPeriod = typeof days !== 'string';
  return (
    <>
      <Section>
        <Stack gap="m">
          <SegmentedControl<StatementKind>
            label={t('kind')}
            segments={statementKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={statement}
            onChange={(next) => change({ statement: next })}
          />
          <PeriodFields chosen={period} onChange={change} registeredAt={member.registeredAt} />
          {isPeriod && (
            <Note>{t('covers', { from: dayText(days.from, formats), to: dayText(days.to, formats) })}</Note>
          )}
        </Stack>
      </Section>
      <Statement
        key={[statement, ...(isPeriod ? [days.from, days.to] : [days])].join(' ')}
        period={isPeriod ? days : { problem: days }}
        account={member.account}
        simulated={simulated}
      />
    </>
  );
}
