import { type ReactElement, useState } from 'react';
import type { DayTrade, DayTradeRules } from '../../api/contract/dayTrading';
import type { StockDetails } from '../../api/contract/stocks';
import { useDayTrade } from '../../api/queries/dayTrading';
import { Button } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { subtract } from '../../domain/decimal';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { DayTradeCard } from '../../widgets/dayTrading/DayTradeCard/DayTradeCard';
import { StockPrice } from '../../widgets/market/StockPrice/StockPrice';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { dayTradeHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { MoneyForm } from '../MoneyForm';
import { useSentRecord } from '../useSentRecord';
import { DayTradeCosts } from './DayTradeCosts';
import { DayTradeDeadlines } from './DayTradeDeadlines';
import { dayTradeConfirmation } from './dayTradeConfirmation';
import { dayTradeTarget } from './dayTradeTarget';
import { useDayTradeForm } from './useDayTradeForm';

interface DayTradeFormProps {
  stock: StockDetails;
  rules: DayTradeRules;
  topBar: ReactElement;
  /** Returns to the choice of the stock. */
  onChange: () => void;
}

/** The day-trade form: direction, leverage, lots, the amount frozen, and every deadline. */
export function DayTradeForm({ stock, rules, topBar, onChange }: DayTradeFormProps) {
  const formats = useFormats();
  const t = useText('dayTrading');
  const language = useLanguage();
  const form = useDayTradeForm(stock, rules);
  const { draft, cost, worst, lock } = form;
  const change = (next: Partial<typeof draft>) => {
    setReviewed(undefined);
    form.change(next);
  };
  // The confirmed figures are sent: the sheet keeps the prices it was opened with.
  const [reviewed, setReviewed] = useState<Pick<typeof form, 'cost' | 'worst'>>();
  const asked = reviewed ?? form;
  const confirmation =
    asked.cost && dayTradeConfirmation(t, { stock, language, draft, cost: asked.cost, rules, lock }, formats);
  return (
    <MoneyForm<DayTrade>
      trade
      topBar={topBar}
      form={form}
      review={{ label: t('order.review'), kind: draft.side === 'long' ? 'priceUp' : 'priceDown' }}
      onReview={() => setReviewed({ cost, worst })}
      ban="tradeBanned"
      confirmation={
        confirmation && {
          ...confirmation,
          ...(asked.worst && { worst: <WorstCaseNote worst={asked.worst} /> }),
        }
      }
      onSend={() =>
        form.submit({
          symbol: stock.symbol,
          side: draft.side,
          leverage: draft.leverage,
          lots: parseLots(draft.lots) ?? '',
          limitPrice: asked.cost?.limitPrice,
        })
      }
      refusals={{ duplicateAppointment: t('reasons:dayTradeReserved') }}
      done={(trade) => <Reserved trade={trade} fee={asked.cost?.purchaseFee} topBar={topBar} />}
      checkHref={dayTradeHref('applied')}
    >
      <StockPrice stock={form.quoted} caption={`${stock.name[language]} ${stock.code}`}>
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('order.otherStock')}
        </Button>
      </StockPrice>
      <Section>
        <Stack>
          <SegmentedControl<Side>
            label={t('trade:order.side')}
            hideLabel
            segments={[
              { value: 'long', label: t('trade:side.long'), tone: 'priceUp' },
              { value: 'short', label: t('trade:side.short'), tone: 'priceDown' },
            ]}
            value={draft.side}
            onChange={(side) => change({ side })}
          />
          <SegmentedControl<string>
            label={t('trade:order.leverage')}
            segments={rules.leverages.map((each) => ({ value: String(each), label: `${each}×` }))}
            value={String(draft.leverage)}
            onChange={(leverage) => change({ leverage: Number(leverage) })}
          />
          <LotsField
            typed={draft.lots}
            onChange={(lots) => change({ lots })}
            onStep={(by) => change({ lots: form.stepped(by) })}
            lotSize={rules.lotSize}
            error={form.errorOf('lots')}
          />
        </Stack>
      </Section>
      <DayTradeCosts cost={cost} side={draft.side} available={form.available} rules={rules} />
      {worst && (
        <Section>
          <WorstCaseNote worst={worst} />
        </Section>
      )}
      <DayTradeDeadlines rules={rules} lock={lock} />
    </MoneyForm>
  );
}

/** The trade is reserved: opening time, limit price, and closing deadline. */
function Reserved({
  trade,
  fee,
  topBar,
}: {
  trade: DayTrade;
  /** Part of what is frozen, as confirmed. */
  fee: string | undefined;
  topBar: ReactElement;
}) {
  const t = useText('dayTrading');
  const { current, decided, tone } = useSentRecord(trade, useDayTrade(trade.id));
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? t(`status.${current.status}`) : t('order.done')}
      tone={tone}
      {...(current.status === 'applied' && {
        amount: {
          label: t('frozen'),
          value: current.frozen,
          ...(fee !== undefined && {
            parts: [{ label: t('trade:cost.margin'), value: subtract(current.frozen, fee) }],
            fee,
          }),
        },
      })}
      records={{ href: dayTradeHref('applied'), label: t('toApplied') }}
    >
      <DayTradeCard trade={current} href={dayTradeTarget(current)} />
    </MoneyDone>
  );
}
