import type { IpoChannel, IpoIssue } from '../../../api/contract/ipo';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Section } from '../../../components/Section/Section';
import { Stack } from '../../../components/Stack/Stack';
import { formatMoney } from '../../../format/money';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import { useText } from '../../../i18n/useText';
import { exchangeName } from '../../../widgets/exchangeName';
import { IpoSchedule } from '../../../widgets/IpoSchedule/IpoSchedule';
import { WindowClock } from '../../../widgets/WindowClock/WindowClock';

interface IpoFactsProps {
  issue: IpoIssue;
  channel: IpoChannel;
  now: number;
}

const count = (figure: number) => formatPlainNumber(String(figure));

/** What is offered at which price, the most one may owe for it, and every date. */
export function IpoFacts({ issue, channel, now }: IpoFactsProps) {
  const t = useText('ipo');
  const market = useText('market');
  const { minLots, maxLots, lotSize } = issue;
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
          {issue.phase !== 'ended' && <WindowClock window={channel} now={now} />}
        </Stack>
        <KeyValue
          items={[
            { label: t('totalLots'), value: count(issue.totalSubscriptionLots) },
            { label: t('lotsEach'), value: `${count(minLots)}–${count(maxLots)}` },
            { label: t('apply.perLot'), value: formatMoney(issue.lotPrice) },
            {
              label: t('mostOwed'),
              value: formatMoney(issue.mostOwed),
              note: t('mostOwedNote', { lots: count(maxLots), shares: count(maxLots * lotSize) }),
              emphasised: true,
            },
          ]}
        />
      </Section>
      <Section title={t('detail.schedule')}>
        <IpoSchedule issue={issue} now={now} />
      </Section>
    </>
  );
}
