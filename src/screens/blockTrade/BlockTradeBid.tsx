import type { ReactElement } from 'react';
import type { BlockTradeApplication, BlockTradeOffer, blockTradeRules } from '../../api/contract/blockTrade';
import type { ResponseOf } from '../../api/contract/call';
import type { TradeRules } from '../../api/contract/trade';
import { useBlockTradeApplication } from '../../api/queries/blockTrade';
import { Banner } from '../../components/Banner/Banner';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { worstCasePaidInFull } from '../../domain/trade/worstCase';
import { parseLots, parseTyped } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { BlockTradeRecordCard } from '../../widgets/blockTrade/BlockTradeRecordCard/BlockTradeRecordCard';
import { LimitPriceField } from '../../widgets/trade/LimitPriceField/LimitPriceField';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { blockTradeRecordsHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import { MoneyDone } from '../MoneyDone';
import { MoneyForm } from '../MoneyForm';
import { reviewedAmount } from '../reviewedAmount';
import { useSentRecord } from '../useSentRecord';
import { BidCost } from './BidCost';
import { BidFacts } from './BidFacts';
import { BidPriceNote } from './BidPriceNote';
import { bidConfirmation } from './bidConfirmation';
import { useBidForm } from './useBidForm';

const stages = lazyComponent(() => import('../../widgets/ReviewStages/ReviewStages'), 'ReviewStages');

interface BlockTradeBidProps {
  offer: BlockTradeOffer;
  rules: ResponseOf<typeof blockTradeRules>;
  /** Rates of the closing fees. */
  rates: TradeRules;
  topBar: ReactElement;
}

/** The bid form for a block: the offer, price and lots, the amount frozen, and how it is decided. */
export function BlockTradeBid({ offer, rules, rates, topBar }: BlockTradeBidProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const language = useLanguage();
  const form = useBidForm(offer, rules);
  const { draft, change, lock } = form;
  const worst = form.cost && <WorstCaseNote worst={worstCasePaidInFull(form.cost.total)} />;
  return (
    <MoneyForm<BlockTradeApplication>
      trade
      topBar={topBar}
      form={form}
      review={{ label: t('apply.review') }}
      ban="tradeBanned"
      confirmation={
        form.cost && {
          ...bidConfirmation(
            t,
            {
              offer,
              language,
              draft,
              rates,
              lock,
              cost: form.cost,
              far: form.aboveMarket?.fill.far,
            },
            formats,
          ),
          worst,
        }
      }
      onSend={() =>
        form.submit({
          offerId: offer.id,
          price: parseTyped(draft.price) ?? '',
          lots: parseLots(draft.lots) ?? '',
        })
      }
      done={(application) => <BidPlaced application={application} topBar={topBar} />}
      checkHref={blockTradeRecordsHref}
    >
      <BidFacts offer={offer} rules={rules} lock={lock} />
      <Section title={t('apply.title')}>
        <Stack>
          <LimitPriceField
            label={t('apply.price')}
            typed={draft.price}
            onChange={(price) => change({ price })}
            stock={form.pricedAs}
            error={form.errorOf('price')}
          />
          {form.aboveMarket && <BidPriceNote {...form.aboveMarket} marketPrice={offer.marketPrice} />}
          <LotsField
            typed={draft.lots}
            onChange={(lots) => change({ lots })}
            onStep={(by) => change({ lots: form.stepped(by) })}
            lotSize={rules.lotSize}
            error={form.errorOf('lots')}
          />
        </Stack>
        <BidCost cost={form.cost} available={form.available} rates={rates} />
        <Banner>{t('apply.how')}</Banner>
      </Section>
      {worst && <Section>{worst}</Section>}
    </MoneyForm>
  );
}

/** The bid was sent: what is frozen, and the deadline of the decision. If already decided, shows the result. */
function BidPlaced({ application, topBar }: { application: BlockTradeApplication; topBar: ReactElement }) {
  const t = useText('blockTrade');
  const common = useText('common');
  const { current, decided, tone } = useSentRecord(application, useBlockTradeApplication(application.id));
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? t(`status.${current.status}`) : t('apply.done')}
      tone={tone}
      amount={reviewedAmount(common, t('record.turnover'), current)}
      next={
        <LazyPart
          of={stages}
          props={{
            sentAt: current.appliedAt,
            dueAt: current.reviewDueAt,
            status: current.status,
            outcome: t('apply.held'),
          }}
          height={220}
        />
      }
      records={{ href: blockTradeRecordsHref, label: t('records.title') }}
    >
      <BlockTradeRecordCard application={current} />
    </MoneyDone>
  );
}
