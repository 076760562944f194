import { Button } from 'itayose/components/Button';
import { KeyValue } from 'itayose/components/KeyValue';
import { formatPercent } from 'itayose/format/percent';
import { formatYen } from 'itayose/format/yen';
import { GlobalStyle } from 'itayose/theme/GlobalStyle';
import 'itayose/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Of one lot, in yen. */
const value = 125_050;

function Holding() {
  const [lots, setLots] = useState(1);
  return (
    <main>
      <KeyValue
        items={[
          { label: 'Value', value: formatYen(value * lots) },
          { label: 'Change', value: formatPercent('1.23') },
        ]}
      />
      <Button fullWidth onClick={() => setLots(lots + 1)}>
        Buy one more lot
      </Button>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <GlobalStyle />
      <Holding />
    </>,
  );
