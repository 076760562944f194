import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { useAccount } from '../../api/queries/account';
import { useResults } from '../../api/queries/results';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { IconButton } from '../../components/IconButton/IconButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { daysOfMonth, monthOf } from '../../domain/months';
import { addMonths } from '../../domain/rewards/monthWeeks';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';
import { MonthOfResults } from './MonthOfResults';
import { useResultsAddress } from './useResultsAddress';

const skeleton = (
  <>
    <SkeletonFigures facts={2} />
    <SkeletonRows count={6} />
  </>
);

/**
 * `/user/results?month=…&view=…`, beyond the specification: what a month gained and lost after fees and interest, by day, stock
 * and product. A sheet has the results of one of them, and another how one result is calculated.
 */
export function Results() {
  const t = useText('results');
  const [hidden, setHidden] = useHideBalance();
  const { month, present, change, ...address } = useResultsAddress();
  const registeredAt = loadedData(useAccount())?.registeredAt;
  const first = registeredAt === undefined ? month : monthOf(registeredAt);
  const goTo = (by: number) => change({ month: addMonths(month, by), open: null, result: null });
  const title = month.replace('-', '/');
  return (
    <Page topBar={<TopBar title={t('title')} back={useBack('/user/usercenter')} />}>
      <Months>
        {first < month ? (
          <IconButton label={t('earlier')} glyph={ChevronLeft} onClick={() => goTo(-1)} />
        ) : (
          <Nothing />
        )}
        <Title aria-live="polite">{title}</Title>
        {month < present ? (
          <IconButton label={t('later')} glyph={ChevronRight} onClick={() => goTo(1)} />
        ) : (
          <Nothing />
        )}
      </Months>
      {hidden ? (
        <Empty
          drawing="records"
          title={t('hidden')}
          action={
            <Button kind="quiet" onClick={() => setHidden(false)}>
              {t('home:assets.show')}
            </Button>
          }
        >
          {t('hiddenHint')}
        </Empty>
      ) : (
        <LoadedMonth month={month} change={change} {...address} />
      )}
    </Page>
  );
}

function LoadedMonth(props: Omit<Parameters<typeof MonthOfResults>[0], 'results'>) {
  const t = useText('results');
  const { month } = props;
  return (
    <Load from={useResults(daysOfMonth(month))} skeleton={skeleton}>
      {(results) =>
        results.length === 0 ? (
          <Section>
            <Empty drawing="records" title={t('empty', { month: month.replace('-', '/') })}>
              {t('emptyHint')}
            </Empty>
          </Section>
        ) : (
          <MonthOfResults results={results} {...props} />
        )
      }
    </Load>
  );
}

const Months = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${units(space.s)};
  background: ${color('surface')};
`;

const Title = styled.h2`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
`;

// Keeps the month centred.
const Nothing = styled.span`
  width: ${units(touchTarget)};
  height: ${units(touchTarget)};
`;
