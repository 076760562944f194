import './host.css';
import 'itayose/tokens.css';
import { ItayoseScope } from 'itayose/theme/ItayoseScope';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { hostTexts } from './hostTexts';
import { readChoices } from './readChoices';
import { Styles } from './Styles';
import { Texts } from './Texts';

export const metadata: Metadata = {
  title: 'Harbour Ledger (DEMO)',
  icons: 'data:,',
};

/** The header is the host's own. Itayose has its theme inside of the scope alone. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { theme, language } = await readChoices();
  const nonce = (await headers()).get('x-nonce') ?? '';
  const t = hostTexts[language];
  return (
    <html lang={language} data-product="harbour">
      <head>
        {/* Styled-components reads it in the browser, before React runs. */}
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <header className="host-header">
          <h1>{t.company}</h1>
          <p className="host-demo">{t.demo}</p>
        </header>
        <Styles nonce={nonce}>
          <ItayoseScope appearance={{ theme }} lang={language} className="host-main">
            <Texts language={language}>{children}</Texts>
          </ItayoseScope>
        </Styles>
      </body>
    </html>
  );
}
