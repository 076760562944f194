import { createInstance, type i18n, type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stock } from '../../src/api/contract/stocks';
import { createI18n } from '../../src/i18n/i18n';

/** A page prints each message once, so every test has a page of its own. */
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const printed = () => vi.mocked(console.error).mock.calls.map(([message]) => String(message));

interface WidgetProps {
  useText: typeof import('../../src/i18n/useText').useText;
}

function Widget({ useText }: WidgetProps) {
  const t = useText('trade');
  const parts = [
    t('order.priceType'),
    t('order.part', { part: '¼', lots: 8 }),
    t('side.long'),
    t('common:close'),
  ];
  return <p>{parts.join(' | ')}</p>;
}

interface SenderProps {
  useToasts: typeof import('../../src/components/Toast/useToasts').useToasts;
}

function Sender({ useToasts }: SenderProps) {
  useToasts().show('Sent');
  return <p>Form</p>;
}

async function host(resources: Resource, lng = 'en'): Promise<i18n> {
  const instance = createInstance();
  const named = Object.entries(resources).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([name, own]) => [`itayose-${name}`, own])),
  ]);
  await instance.init({
    lng,
    fallbackLng: false,
    resources: Object.fromEntries(named),
    interpolation: { escapeValue: false },
  });
  return instance;
}

async function render(instance?: i18n): Promise<string> {
  const { useText } = await import('../../src/i18n/useText');
  const twice = [<Widget key="1" useText={useText} />, <Widget key="2" useText={useText} />];
  const html = renderToString(
    instance ? <I18nextProvider i18n={instance}>{twice}</I18nextProvider> : twice,
  ).split('</p>');
  expect(html[0]).toBe(html[1]);
  return String(html[0]).slice('<p>'.length);
}

const stock: Stock = {
  symbol: '7203.T',
  code: '7203',
  exchange: 'tse',
  name: { en: 'Paper Lantern', tw: '紙燈籠', jp: '紙灯籠' },
  latestPrice: '1250',
  previousClose: '1200',
  change: '50',
  changePercent: '4.17',
  quotedAt: Date.UTC(2026, 10, 20),
  volume: '1000',
  totalAmount: '1250000',
};

const inWords = 'Price type | Part ¼ 8 | Long | Close';
const texts = {
  trade: { order: { priceType: 'Type', part: '{{part}}: {{lots}}' }, side: { long: 'Buy' } },
  common: { close: 'Shut' },
};

it('prints nothing if the texts are there', async () => {
  expect(await render(await host({ en: texts }))).toBe('Type | ¼: 8 | Buy | Shut');
  expect(printed()).toEqual([]);
});

it('says once for each namespace how to add it, and shows keys in words', async () => {
  expect(await render(await host({}))).toBe(inWords);
  expect(printed()).toEqual([
    expect.stringMatching(/texts of "trade" in the language "en"[\s\S]+namespaces\.json/),
    expect.stringMatching(/texts of "common" in the language "en"[\s\S]+namespaces\.json/),
  ]);
  expect(printed()[0]).toContain("i18next.addResourceBundle('en', 'itayose-trade', trade);");
});

it('names only the namespace that is missing', async () => {
  expect(await render(await host({ en: { trade: texts.trade } }))).toBe('Type | ¼: 8 | Buy | Close');
  expect(printed()).toEqual([expect.stringContaining('"common"')]);
});

it.each([
  ['jp', "'itayose/texts/jp/trade'", "('jp', 'itayose-trade', trade)"],
  // The texts of a more general language are used, too.
  ['en-US', "'itayose/texts/en/trade'", "('en', 'itayose-trade', trade)"],
  ['fr', "'itayose/texts/jp/trade'", "('fr', 'itayose-trade', trade)"],
])('says how to add the texts in %s if another language has them', async (language, path, call) => {
  expect(await render(await host({ tw: texts }, language))).toBe(inWords);
  const [first, ...others] = printed();
  expect(first).toContain(`"trade" in the language "${language}"`);
  expect(first).toContain(path);
  expect(first).toContain(call);
  expect(others).toHaveLength(1);
});

it('says once how to provide texts', async () => {
  expect(await render()).toBe(inWords);
  expect(printed()).toEqual([expect.stringMatching(/<ItayoseTexts language="en" texts=\{texts\}>/)]);
});

it('says once that i18next escapes values', async () => {
  const instance = createInstance();
  const own = { 'itayose-trade': texts.trade, 'itayose-common': texts.common };
  await instance.init({ lng: 'en', resources: { en: own } });
  await render(instance);
  expect(printed()).toEqual([expect.stringContaining('escapeValue: false')]);
});

it('shows keys in words, and prints nothing, until i18next is initialised', async () => {
  expect(await render(createInstance({ react: { useSuspense: false } }))).toBe(inWords);
  expect(printed()).toEqual([]);
});

it('leaves the texts of a host as they are', async () => {
  const instance = createInstance();
  const own = {
    common: { close: 'Schließen' },
    'itayose-trade': texts.trade,
    'itayose-common': texts.common,
  };
  await instance.init({ lng: 'de', resources: { de: own }, interpolation: { escapeValue: false } });
  expect(await render(instance)).toBe('Type | ¼: 8 | Buy | Shut');
  expect(instance.t('common:close')).toBe('Schließen');
});

it('has the texts of its own provider', async () => {
  const { ItayoseTexts } = await import('../../src/i18n/ItayoseTexts');
  const { useText } = await import('../../src/i18n/useText');
  const { trade } = await import('../../src/i18n/locales/en/trade');
  const { common } = await import('../../src/i18n/locales/en/common');
  const own = { trade, common };
  const html = renderToString(
    <ItayoseTexts language="en" texts={own}>
      <Widget useText={useText} />
    </ItayoseTexts>,
  );
  expect(html).toContain(common.close);
  expect(printed()).toEqual([]);
});

it('prints nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await render(await host({}))).toBe('order.priceType | order.part | side.long | close');
  expect(printed()).toEqual([]);
});

it('renders a refusal without i18next', async () => {
  const { Refusal } = await import('../../src/widgets/Refusal/Refusal');
  const html = renderToString(<Refusal message={{ key: 'accountFrozen', text: '凍結' }} />);
  expect(html).toContain('Account frozen');
  expect(printed()).toEqual([expect.stringContaining('<ItayoseTexts')]);
});

it('says once that toasts need a provider, and renders', async () => {
  const { useToasts } = await import('../../src/components/Toast/useToasts');
  const html = renderToString([
    <Sender key="1" useToasts={useToasts} />,
    <Sender key="2" useToasts={useToasts} />,
  ]);
  expect(html).toBe('<p>Form</p><p>Form</p>');
  expect(printed()).toEqual([expect.stringContaining('<ToastProvider toasts={toasts}>')]);
});

it('says once that a stock row needs its list, and renders', async () => {
  const { StockRow } = await import('../../src/widgets/market/StockRow/StockRow');
  expect(renderToString(<StockRow stock={stock} href="#/stock" />)).toContain('紙灯籠');
  expect(printed()).toEqual([expect.stringContaining('<StockRows>{rows}</StockRows>')]);
});

// The last one, because react-i18next keeps the instance of the app.
it('prints nothing while the app loads the texts', async () => {
  const { useText } = await import('../../src/i18n/useText');
  const app = await createI18n('en', ['common']);
  const { prelude } = await prerender(
    <I18nextProvider i18n={app}>
      <Widget useText={useText} />
    </I18nextProvider>,
  );
  expect(await new Response(prelude).text()).toContain('Close');
  expect(app.hasResourceBundle('en', 'itayose-trade')).toBe(true);
  expect(printed()).toEqual([]);
});
