import 'itayose/tokens.css';
import './theme.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Banner } from 'itayose/components/Banner';
import { Button } from 'itayose/components/Button';
import { Empty } from 'itayose/components/Empty';
import { Section } from 'itayose/components/Section';
import { Stack } from 'itayose/components/Stack';
import { GlobalStyle } from 'itayose/theme/GlobalStyle';
import { CandleChart, type CandleChartProps } from 'itayose/widgets/CandleChart';
import { PositionCard } from 'itayose/widgets/PositionCard';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n, showJapanese } from './i18n';
import { OrderForm } from './OrderForm';
import { Part } from './Part';
import { type Account, type Bar, fetchAccount, fetchBars, fetchQuote, type Quote } from './server';
import { toCandles, toPosition, toRules } from './toWidgets';

/** Failures are shown at once, also without a network. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchInterval: 5_000 },
    mutations: { networkMode: 'always' },
  },
});

function Chart({ bars }: { bars: Bar[] }) {
  const candles = useMemo(() => toCandles(bars), [bars]);
  const [settings, setSettings] = useState<CandleChartProps['settings']>({
    period: '5',
    averages: [5, 25],
    limits: false,
  });
  return <CandleChart candles={candles} decimals={0} settings={settings} onSettingsChange={setSettings} />;
}

function Desk({ quote, account }: { quote: Quote; account: Account }) {
  const { t } = useTranslation('host');
  const rules = toRules(account.rules);
  return (
    <Stack>
      {account.holdings.length === 0 && <Empty title={t('noPositions')} />}
      {account.holdings.map((holding) => (
        <PositionCard
          key={holding.number}
          position={toPosition(holding, quote, rules)}
          href={`#${holding.number}`}
        />
      ))}
      <OrderForm quote={quote} account={account} />
    </Stack>
  );
}

function Trading() {
  const { t } = useTranslation('host');
  const bars = useQuery({ queryKey: ['bars'], queryFn: fetchBars });
  const quote = useQuery({ queryKey: ['quote'], queryFn: fetchQuote });
  const account = useQuery({ queryKey: ['account'], queryFn: fetchAccount });
  const outdated = [bars, quote, account].some(({ isError, data }) => isError && data !== undefined);
  return (
    <main>
      <Stack>
        <Banner tone="warning" title={t('demoTitle')}>
          {t('demo')}
        </Banner>
        {outdated && (
          <Banner tone="warning" announce>
            {t('outdated')}
          </Banner>
        )}
        <Section>
          <h1>{t('title')}</h1>
          <Button kind="quiet" onClick={() => void showJapanese()}>
            <span lang="ja">日本語</span>
          </Button>
        </Section>
        <Part of={bars}>{(data) => <Chart bars={data} />}</Part>
        <Section>
          <Part of={quote}>
            {(now) => <Part of={account}>{(own) => <Desk quote={now} account={own} />}</Part>}
          </Part>
        </Section>
      </Stack>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <GlobalStyle />
        <Trading />
      </QueryClientProvider>
    </I18nextProvider>,
  );
