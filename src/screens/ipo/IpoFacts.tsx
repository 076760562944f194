import type { IpoChannel, IpoIssue } from '../../api/contract/ipo';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import type { Formats } from '../../i18n/formats';
import { useFormats } from '../../i18n/useFormats';
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

const count = (figure: number, formats: Formats) => formats.number(String(figure));

/** The offer: price, the most an applicant may owe, and every date. */
export function IpoFacts({ issue, channel, applied = false }: IpoFactsProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const market = useText('market');
  const { minLots, maxLots, lotSize } = issue;
  const mostOwed = {
    label: t('mostOwed'),
    value: formats.money(issue.mostOwed),
    note: t('mostOwedNote', { lots: count(maxLots, formats), shares: count(maxLots * lotSize, formats) }),
    emphasised: true,
  };
  return (
    <>
      <Section>
        <Stack gap="xs">
          <KeyFigure
            label={t('issuePrice')}
            value={formats.price(issue.issuePrice)}
            unit={t('common:yen')}
            note={`${issue.code} · ${exchangeName(market, issue.exchange)} · ${t(`phase.${issue.phase}`)}`}
          />
          {issue.phase !== 'ended' && (
            <ServerTime>{(now) => <WindowClock window={channel} now={now} />}</ServerTime>
          )}
        </Stack>
        <KeyValue
          items={[
            { label: t('totalLots'), value: count(issue.totalSubscriptionLots, formats) },
            {
              label: t('lotsEach'),
              value: t('products:range', { low: count(minLots, formats), high: count(maxLots, formats) }),
            },
            { label: t('apply.perLot'), value: formats.money(issue.lotPrice) },
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
