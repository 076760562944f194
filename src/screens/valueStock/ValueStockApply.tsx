import type { ReactElement } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { TradeRules } from '../../api/contract/trade';
import type { ValueStockOffer, valueStockList } from '../../api/contract/valueStock';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { worstCasePaidInFull } from '../../domain/trade/worstCase';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { asPercent } from '../../widgets/asPercent';
import { closingItems } from '../../widgets/trade/closingItems';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { valueStockOrdersHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { useValueStockForm } from './useValueStockForm';
import { ValueStockApplied } from './ValueStockApplied';
import { ValueStockFacts } from './ValueStockFacts';
import { valueStockConfirmation } from './valueStockConfirmation';

interface ValueStockApplyProps {
  offer: ValueStockOffer;
  list: ResponseOf<typeof valueStockList>;
  rules: TradeRules;
  topBar: ReactElement;
}

/** The application form for a value stock: price and figures, lots, the amount frozen, and how it is decided. */
export function ValueStockApply({ offer, list, rules, topBar }: ValueStockApplyProps) {
  const formats = useFormats();
  const t = useText('valueStock');
  const language = useLanguage();
  const form = useValueStockForm(offer, list, rules);
  const { cost, lock } = form;
  const { lots } = form.draft;
  const worst = cost && <WorstCaseNote worst={worstCasePaidInFull(cost.total)} />;
  const how = t('apply.how', {
    minutes: list.reviewMinutes,
    tolerance: asPercent(list.tolerance, formats),
    lock: rules.sellLockMinutes,
  });
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      trade
      review={{ label: t('apply.review') }}
      ban="tradeBanned"
      confirmation={
        cost && {
          ...valueStockConfirmation(t, { offer, language, lots, cost, rates: rules, lock, how }, formats),
          worst,
        }
      }
      // The server names its limits in yen, the field takes lots.
      refusals={{ minimumBuyAmount: form.errorOf('lots'), aboveMaximum: form.errorOf('lots') }}
      onSend={() => form.submit({ offerId: offer.id, lots: parseLots(lots) ?? '' })}
      done={(application) => <ValueStockApplied application={application} topBar={topBar} />}
      checkHref={valueStockOrdersHref}
    >
      <ValueStockFacts offer={offer} list={list} />
      <Section title={t('apply.title')}>
        <LotsField
          typed={lots}
          onChange={(typed) => form.change({ lots: typed })}
          onStep={(by) => form.change({ lots: form.stepped(by) })}
          lotSize={rules.lotSize}
          error={form.errorOf('lots')}
        />
        <KeyValue
          items={[
            { label: t('apply.turnover'), value: formats.money(cost?.turnover) },
            { label: t('apply.fee'), value: formats.money(cost?.purchaseFee) },
            { label: t('apply.total'), value: formats.money(cost?.total), emphasised: true },
            { label: t('apply.available'), value: balanceFigure(form.available, formats) },
            { label: t('apply.left'), value: balanceFigure(form.left, formats) },
            ...closingItems(t, cost, rules, formats),
            lock,
          ]}
        />
        <Banner>{how}</Banner>
      </Section>
      {worst && <Section>{worst}</Section>}
    </MoneyForm>
  );
}
