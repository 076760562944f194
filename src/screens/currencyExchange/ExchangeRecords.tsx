import { useCurrencyRecords } from '../../api/queries/currencyExchange';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { useText } from '../../i18n/useText';
import { CurrencyRecordCard } from '../../widgets/currencyExchange/CurrencyRecordCard/CurrencyRecordCard';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { exchangeHref } from '../hrefs';

const skeleton = (
  <Section>
    <SkeletonCards figure lines={1} columns={0} />
  </Section>
);

/** The member's exchanges, latest first. */
export function ExchangeRecords() {
  const t = useText('currencyExchange');
  const records = useCurrencyRecords();
  const start = (
    <LinkButton kind="quiet" href={exchangeHref('exchange')}>
      {t('record.start')}
    </LinkButton>
  );
  return (
    <Load from={records} skeleton={skeleton}>
      {(pages) => (
        <Section bleed>
          <PagedList
            label={t('tabs.records')}
            pages={pages}
            keyOf={({ id }) => id}
            look="cards"
            empty={<Empty drawing="records" title={t('record.empty')} action={start} />}
          >
            {(record) => <CurrencyRecordCard record={record} />}
          </PagedList>
        </Section>
      )}
    </Load>
  );
}
