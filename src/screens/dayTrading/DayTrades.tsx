import { useState } from 'react';
import { useCancelDayTrade, useDayTrades } from '../../api/queries/dayTrading';
import { Banner } from '../../components/Banner/Banner';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import type { DayTradeStatus } from '../../domain/dayTrading/dayTradingVocabulary';
import { useText } from '../../i18n/useText';
import { DayTradeCard } from '../../widgets/dayTrading/DayTradeCard/DayTradeCard';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { dayTradeHref } from '../hrefs';
import { SentRequestNote } from '../SentRequestNote';
import { RefusedByServer } from '../support/RefusedByServer';
import { dayTradeTarget } from './dayTradeTarget';

const skeleton = (
  <Section>
    <SkeletonCards figure lines={1} />
  </Section>
);

/** The member's day trades of one status. Reserved ones can be cancelled here. */
export function DayTrades({ status }: { status: DayTradeStatus }) {
  const t = useText('dayTrading');
  const trades = useDayTrades(status);
  const cancel = useCancelDayTrade();
  const { state } = cancel;
  const [cancelling, setCancelling] = useState<string>();
  const onCancel = (id: string) => {
    setCancelling(id);
    cancel.reset();
    void cancel.submit({ id });
  };
  const reserve = (
    <LinkButton kind="quiet" href={dayTradeHref('submit')}>
      {t('toSubmit')}
    </LinkButton>
  );
  return (
    <>
      {state.step !== 'done' && cancel.sent && (
        <Section>
          <SentRequestNote
            sent={cancel.sent}
            check={cancel.check}
            checkHref={dayTradeHref('details')}
            checks="records"
            cancels
          />
        </Section>
      )}
      {state.step === 'done' && (
        <Section>
          <Banner tone="success" title={t('cancelled')} announce />
        </Section>
      )}
      {cancel.problem && (
        <Section>
          <RefusedByServer problem={cancel.problem} />
        </Section>
      )}
      <Load from={trades} skeleton={skeleton}>
        {(pages) => (
          <Section bleed>
            <PagedList
              label={t(`status.${status}`)}
              pages={pages}
              keyOf={({ id }) => id}
              look="cards"
              empty={<Empty drawing="orders" title={t(`empty.${status}`)} action={reserve} />}
            >
              {(trade) => (
                <DayTradeCard
                  trade={trade}
                  href={dayTradeTarget(trade)}
                  cancelling={state.step === 'sending' && trade.id === cancelling}
                  {...(state.step !== 'unknown' && { onCancel: () => onCancel(trade.id) })}
                />
              )}
            </PagedList>
          </Section>
        )}
      </Load>
    </>
  );
}
