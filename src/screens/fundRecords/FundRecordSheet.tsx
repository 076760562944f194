import type { FundRecord } from '../../api/contract/fundRecords';
import { useFundRecord } from '../../api/queries/fundRecords';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Sheet } from '../../components/Sheet/Sheet';
import { SkeletonFacts } from '../../components/Skeleton/SkeletonFacts';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { currencyCode, currencyFigure } from '../../widgets/currencyExchange/currencyText';
import { Load } from '../../widgets/Load/Load';
import { useOffered } from '../offered';
import { fundRecordHref } from './fundRecordHref';
import { OrderNumber } from './OrderNumber';

interface FundRecordSheetProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** One fund record in full: event, subject, order number, and a link to it. */
export function FundRecordSheet({ id, open, onClose }: FundRecordSheetProps) {
  const t = useText('fundRecords');
  const record = useFundRecord(id);
  const offered = useOffered();
  const known = loadedData(record);
  const href = known && fundRecordHref(known);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={known ? t(`type.${known.type}`) : t('records.title')}
      closeLabel={t('common:close')}
      actions={
        href !== undefined &&
        offered(href) && (
          <LinkButton kind="quiet" fullWidth href={href}>
            {t('detail.toRecord')}
          </LinkButton>
        )
      }
    >
      {record.state === 'failed' && record.failure.kind === 'refused' ? (
        <Note>{t('detail.gone')}</Note>
      ) : (
        <Load from={record} skeleton={skeleton}>
          {(data) => <Fields record={data} />}
        </Load>
      )}
    </Sheet>
  );
}

const skeleton = (
  <>
    <SkeletonKeyFigure />
    <SkeletonFacts count={6} />
  </>
);

function Fields({ record }: { record: FundRecord }) {
  const formats = useFormats();
  const t = useText('fundRecords');
  const language = useLanguage();
  const { amount, currency, balanceAfter, status, orderNumber, stockCode, issuer, productName } = record;
  const unit = currency === 'JPY' ? t('common:yen') : currencyCode(currency);
  const facts: (KeyValueItem | false)[] = [
    { label: t('detail.time'), value: formats.dateTime(record.at) },
    { label: t('detail.kind'), value: t(`kind.${record.kind}`) },
    { label: t('detail.status'), value: t(`status.${status}`), note: t(`detail.statusNote.${status}`) },
    {
      label: t('detail.balanceAfter'),
      value: balanceFigure(balanceAfter, formats, (known) =>
        `${currencyFigure(known, currency, formats)} ${unit}`.trim(),
      ),
    },
    productName != null && { label: t('detail.productName'), value: productName[language] },
    stockCode != null && { label: t('detail.stockCode'), value: stockCode },
    issuer != null && { label: t('detail.issuer'), value: issuer[language] },
    orderNumber != null && {
      label: t('detail.orderNumber'),
      value: <OrderNumber number={orderNumber} />,
    },
    record.remark != null && { label: t('detail.remark'), value: record.remark[language] },
  ];
  return (
    <Stack gap="s">
      <KeyFigure
        label={t('detail.amount')}
        value={currencyFigure(amount, currency, formats, { plus: true })}
        unit={unit}
      />
      <KeyValue items={facts.filter((fact) => fact !== false)} />
    </Stack>
  );
}
