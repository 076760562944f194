import type { IpoChannel, IpoIssue } from '../../api/contract/ipo';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { IpoSchedule } from '../../widgets/ipo/IpoSchedule/IpoSchedule';
import { exchangeName } from '../../widgets/market/exchangeName';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ServerTime } from '../ServerTime';

interface IpoFactsProps {
  issue: IpoIssue;
  channel: IpoChannel;
  /** The member has applied, so the maximum amount owed is no longer relevant, as with an ended issue. */
  applied?: boolean;
}

const count = (figure: number) => formatPlainNumber(String(figure));

/** The offer: price, the most an applicant may owe, and every date. */
export function IpoFacts({ issue, channel, applied = false }: IpoFactsProps) {
  const t = useText('ipo');
  const market = useText('market');
  const { minLots, maxLots, lotSize } = issue;
  const mostOwed = {
    label: t('mostOwed'),
    value: formatMoney(issue.mostOwed),
    note: t('mostOwedNote', { lots: count(maxLots), shares: count(maxLots * lotSize) }),
    emphasised: true,
  };
  return (
    <>
      <Section>
        <Stack gap="xs">
          <KeyFigure
            label={t('issuePrice')}
            value={formatPrice(issue.issuePrice)}
            unit={t('common:yen')}
            note={`${issue.code} · ${exchangeName(market, issue.exchange)} · ${t(`phase.${issue.phase}`)}`}
          />
          {issue.phase !== 'ended' && (
            <ServerTime>{(now) => <WindowClock window={channel} now={now} />}</ServerTime>
          )}
        </Stack>
        <KeyValue
          items={[
            { label: t('totalLots'), value: count(issue.totalSubscriptionLots) },
            {
              label: t('lotsEach'),
              value: t('products:range', { low: count(minLots), high: count(maxLots) }),
            },
            { label: t('apply.perLot'), value: formatMoney(issue.lotPrice) },
            ...(applied || issue.phase === 'ended' ? [] : [mostOwed]),
          ]}
        />
      </Section>
      <Section title={t('detail.schedule')}>
        <ServerTime>{(now) => <IpoSchedule issue={issue} now={now} />}</ServerTime>
      </Section>
    </>
  );
}
