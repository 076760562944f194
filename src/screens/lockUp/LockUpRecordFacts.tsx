import type { ResponseOf } from '../../api/contract/call';
import type { lockUpRecordDetail } from '../../api/contract/lockUp';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { longNumber } from '../../widgets/longNumber';
import { directionColor, directionOf } from '../../widgets/market/direction';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';
import { fundProductsHref } from '../hrefs';

type Detail = ResponseOf<typeof lockUpRecordDetail>;

/** The result of a lock-up against its projection, all its facts, and its daily income. */
export function LockUpRecordFacts({ record }: { record: Detail }) {
  const formats = useFormats();
  const t = useText('lockUp');
  const words = useText('products');
  const language = useLanguage();
  const { status, totalIncome, principal, payout, countedDays, lockUpDays, losingDays } = record;
  const ended = status === 'ended';
  return (
    <>
      <Section>
        <Stack gap="s">
          <KeyFigure
            label={words(ended ? 'lockUp.result' : 'lockUp.resultSoFar')}
            value={formats.signed(totalIncome.soFar)}
            unit={t('common:yen')}
            tone={directionColor[directionOf(totalIncome.soFar)]}
            note={`${record.issuer[language]} · ${words(`status.${status}`)} · ${words(`lockUp.risk.${record.riskLevel}`)}`}
          />
          <KeyValue
            items={[
              { label: words('lockUp.principal'), value: formats.money(principal) },
              ...(ended
                ? [{ label: words('paidBack'), value: formats.money(payout), emphasised: true }]
                : []),
              {
                label: words('lockUp.projectedTotal'),
                value: words('range', {
                  low: formats.money(totalIncome.projectedLow),
                  high: formats.money(totalIncome.projectedHigh),
                }),
              },
              {
                label: words('lockUp.counted'),
                value: words('lockUp.countedOf', {
                  counted: countedDays,
                  days: lockUpDays,
                  losing: losingDays,
                }),
              },
              { label: t('record.boughtAt'), value: formats.dateTime(record.boughtAt) },
              ended
                ? { label: words('ended'), value: formats.dateTime(record.endedAt) }
                : {
                    label: words('lockUp.unlocks'),
                    value: formats.dateTime(record.unlockAt),
                    emphasised: true,
                  },
              { label: t('record.orderNumber'), value: longNumber(record.orderNumber) },
            ]}
          />
        </Stack>
        <Link standalone href={fundProductsHref('lockUp', record.productId)}>
          {t('record.product')}
        </Link>
      </Section>
      {record.incomes.length === 0 ? (
        <Section title={t('record.incomes')}>
          <Note>{t('record.noIncome')}</Note>
        </Section>
      ) : (
        <Section title={t('record.incomes')} bleed>
          <List label={t('record.incomes')}>
            {record.incomes.toReversed().map(({ date, rate, income }) => (
              <ListRow
                key={date}
                title={formats.day(date)}
                trailing={<ProfitLoss amount={income} />}
                trailingNote={<ProfitRate rate={rate} decimals={3} />}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  );
}
