import 'itayose/tokens.css';
import './theme.css';
import { Button } from 'itayose/components/Button';
import { Stack } from 'itayose/components/Stack';
import { emptyDraft, orderDraft } from 'itayose/domain/orderDraft';
import { GlobalStyle } from 'itayose/theme/GlobalStyle';
import { CandleChart, type CandleChartProps } from 'itayose/widgets/CandleChart';
import { OrderTicket } from 'itayose/widgets/OrderTicket';
import { PositionCard } from 'itayose/widgets/PositionCard';
import { useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { candles, position, stock } from './data';
import { i18n, showJapanese } from './i18n';

function Trading() {
  const { t } = useTranslation('host');
  const [draft, dispatch] = useReducer(orderDraft, emptyDraft('long', 5));
  const [settings, setSettings] = useState<CandleChartProps['settings']>({
    period: '5',
    averages: [5, 25],
    limits: false,
  });
  return (
    <main>
      <Stack>
        <h1>{t('title')}</h1>
        <Button onClick={() => void showJapanese()}>日本語</Button>
        <CandleChart candles={candles} decimals={0} settings={settings} onSettingsChange={setSettings} />
        <PositionCard position={position} href="#position" />
        <OrderTicket
          draft={draft}
          dispatch={dispatch}
          reasons={[]}
          stock={stock}
          leverages={[1, 5, 10]}
          lotSize={1000}
          affordable={{ quarter: 8, half: 17, max: 35 }}
        />
      </Stack>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <Trading />
    </I18nextProvider>,
  );
