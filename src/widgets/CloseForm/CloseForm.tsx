import { Button } from '../../components/Button/Button';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { Stepper } from '../../components/Stepper/Stepper';
import type { CloseReason } from '../../domain/closeReasons';
import type { CloseSummary } from '../../domain/closeSummary';
import { stepPrice } from '../../domain/ticks';
import { parseTyped } from '../../domain/typedNumber';
import type { PriceType } from '../../domain/vocabulary';
import { formatMoney } from '../../format/money';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { directionColor, directionOf } from '../direction';
import { markedAmount } from '../markedAmount';
import { Refusal, type ServerRefusal } from '../Refusal/Refusal';
import { firstReasonText, reasonText } from '../reasonText';

/** A closing order as typed. */
export interface CloseDraft {
  priceType: PriceType;
  limitPrice: string;
}

export interface CloseFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: CloseDraft;
  onChange: (draft: CloseDraft) => void;
  /** Last price in yen; a limit order begins there. */
  latestPrice: string;
  /** What the close would bring; undefined while it can't be reckoned. */
  summary: CloseSummary | undefined;
  /** Original and added margin, in yen. */
  margin: string;
  /** Paid at opening; part of the result. In yen. */
  purchaseFee: string;
  reasons: readonly CloseReason[];
  busy: boolean;
  refusal: ServerRefusal | undefined;
  onSubmit: () => void;
}

function stepped(typed: string, by: 1 | -1, latestPrice: string): string {
  const price = parseTyped(typed);
  return price === undefined ? latestPrice : stepPrice(price, by);
}

/** Closes a whole position, at the market or with a limit; what it brings after all fees is said first. */
export function CloseForm(props: CloseFormProps) {
  const {
    open,
    onOpenChange,
    draft,
    onChange,
    latestPrice,
    summary,
    margin,
    purchaseFee,
    reasons,
    busy,
    refusal,
    onSubmit,
  } = props;
  const t = useText('trade');
  const priceReason = reasons.find(
    (reason) => reason.kind.startsWith('price') && reason.kind !== 'priceMissing',
  );
  const blocked = firstReasonText(t, reasons);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('close.title')}
      closeLabel={t('common:close')}
      actions={
        <Button fullWidth busy={busy} {...(blocked && { blockedReason: blocked })} onClick={onSubmit}>
          {t('confirm.closeSubmit')}
        </Button>
      }
    >
      <Stack>
        <KeyFigure
          label={t('close.estimate')}
          value={markedAmount(summary?.net)}
          unit={t('common:yen')}
          tone={summary?.net === undefined ? 'ink' : directionColor[directionOf(summary.net)]}
        />
        <SegmentedControl<PriceType>
          label={t('order.priceType')}
          segments={[
            { value: 'market', label: t('priceType.market') },
            { value: 'limit', label: t('priceType.limit') },
          ]}
          value={draft.priceType}
          onChange={(priceType) => onChange({ priceType, limitPrice: draft.limitPrice || latestPrice })}
        />
        {draft.priceType === 'limit' && (
          <Stepper
            label={t('order.limitPrice')}
            unit={t('common:yen')}
            value={draft.limitPrice}
            onChange={(limitPrice) => onChange({ ...draft, limitPrice })}
            onStep={(by) => onChange({ ...draft, limitPrice: stepped(draft.limitPrice, by, latestPrice) })}
            decreaseLabel={`${t('order.limitPrice')}: ${t('order.decrease')}`}
            increaseLabel={`${t('order.limitPrice')}: ${t('order.increase')}`}
            {...(priceReason && { error: reasonText(t, priceReason) })}
          />
        )}
        <KeyValue
          items={[
            { label: t('detail.latestPrice'), value: formatPrice(latestPrice) },
            { label: t('cost.purchaseFee'), value: formatMoney(purchaseFee), note: t('close.paid') },
            { label: t('cost.sellingFee'), value: formatMoney(summary?.closing.sellingFee) },
            { label: t('cost.stampDuty'), value: formatMoney(summary?.closing.stampDuty) },
            { label: t('cost.liquidationFee'), value: formatMoney(summary?.closing.liquidationFee) },
            { label: t('close.margin'), value: formatMoney(margin) },
            { label: t('close.credited'), value: formatMoney(summary?.credited), emphasised: true },
          ]}
        />
        <Refusal message={refusal} />
      </Stack>
    </Sheet>
  );
}
