import 'itayose/tokens.css';
import './host.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Banner } from 'itayose/components/Banner';
import { Empty } from 'itayose/components/Empty';
import { Section } from 'itayose/components/Section';
import { Stack } from 'itayose/components/Stack';
import { ItayoseTexts, type Texts } from 'itayose/i18n/ItayoseTexts';
import { closeLayersOnBack } from 'itayose/lib/closeLayersOnBack';
import { ItayoseScope } from 'itayose/theme/ItayoseScope';
import { CandleChart, type CandleChartProps } from 'itayose/widgets/CandleChart';
import { PositionCard } from 'itayose/widgets/PositionCard';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type HostLanguage, i18n, widgetTexts } from './i18n';
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
    line: false,
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
    <Stack>
      <Banner tone="warning" title={t('demoTitle')}>
        {t('demo')}
      </Banner>
      {outdated && (
        <Banner tone="warning" announce>
          {t('outdated')}
        </Banner>
      )}
      <Part of={bars}>{(data) => <Chart bars={data} />}</Part>
      <Section>
        <Part of={quote}>
          {(now) => <Part of={account}>{(own) => <Desk quote={now} account={own} />}</Part>}
        </Part>
      </Section>
    </Stack>
  );
}

const languages: Record<HostLanguage, string> = { en: 'English', de: 'Deutsch', ja: '日本語' };

/** The widgets stand in a page of the host, with a style of its own above and below them. */
function Host({ first }: { first: Texts }) {
  const { t } = useTranslation(['host', 'common']);
  const [shown, setShown] = useState<{ language: HostLanguage; texts: Texts }>({
    language: 'en',
    texts: first,
  });
  const choose = async (language: HostLanguage) => {
    const { texts } = await widgetTexts[language]();
    await i18n.changeLanguage(language);
    setShown({ language, texts });
  };
  return (
    <>
      <header lang={shown.language}>
        <h1>{t('title')}</h1>
        {Object.entries(languages).map(([language, name]) => (
          <button
            key={language}
            type="button"
            lang={language}
            onClick={() => void choose(language as HostLanguage)}
          >
            {name}
          </button>
        ))}
      </header>
      <ItayoseScope className="brand" lang={shown.language}>
        <ItayoseTexts language={shown.language} texts={shown.texts}>
          <main>
            <Trading />
          </main>
        </ItayoseTexts>
      </ItayoseScope>
      <button type="button">{t('common:close')}</button>
    </>
  );
}

closeLayersOnBack();
const root = document.getElementById('root');
const { texts } = await widgetTexts.en();
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Host first={texts} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
