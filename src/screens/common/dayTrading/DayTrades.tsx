import type { DayTrade } from '../../../api/contract/dayTrading';
import { useCancelDayTrade, useDayTrades } from '../../../api/queries/dayTrading';
import { Banner } from '../../../components/Banner/Banner';
import { Empty } from '../../../components/Empty/Empty';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Section } from '../../../components/Section/Section';
import { SkeletonCards } from '../../../components/Skeleton/SkeletonCards';
import type { DayTradeStatus } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { DayTradeCard } from '../../../widgets/DayTradeCard/DayTradeCard';
import { Load } from '../../../widgets/Load/Load';
import { PagedList } from '../../../widgets/PagedList/PagedList';
import { Refusal } from '../../../widgets/Refusal/Refusal';
import { ResultUnknown } from '../../../widgets/ResultUnknown/ResultUnknown';
import { dayTradeHref, positionHref, stockHref } from '../../hrefs';

const hrefOf = ({ positionId, symbol }: DayTrade): string =>
  positionId == null ? stockHref(symbol) : positionHref(positionId);

/** The member's day trades of one status; those that are reserved can be cancelled here. */
export function DayTrades({ status }: { status: DayTradeStatus }) {
  const t = useText('dayTrade');
  const trades = useDayTrades(status);
  const cancel = useCancelDayTrade();
  const { state } = cancel;
  const reserve = (
    <LinkButton kind="quiet" href={dayTradeHref('submit')}>
      {t('toSubmit')}
    </LinkButton>
  );
  return (
    <>
      {state.step === 'unknown' && (
        <Section>
          <ResultUnknown reference={state.reference} checkHref={dayTradeHref('details')} />
        </Section>
      )}
      {state.step === 'done' && (
        <Section>
          <Banner tone="success" title={t('cancelled')} announce />
        </Section>
      )}
      {state.step === 'ready' && state.refusal && (
        <Section>
          <Refusal message={state.refusal} />
        </Section>
      )}
      <Load from={trades} skeleton={<SkeletonCards count={3} />}>
        {(pages) => (
          <Section bleed>
            <PagedList
              label={t(`status.${status}`)}
              pages={pages}
              keyOf={({ id }) => id}
              look="cards"
              empty={<Empty title={t(`empty.${status}`)} action={reserve} />}
            >
              {(trade) => (
                <DayTradeCard
                  trade={trade}
                  href={hrefOf(trade)}
                  cancelling={state.step === 'sending'}
                  {...(state.step !== 'unknown' && { onCancel: () => void cancel.submit({ id: trade.id }) })}
                />
              )}
            </PagedList>
          </Section>
        )}
      </Load>
    </>
  );
}
