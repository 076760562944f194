import { Button } from 'itayose/components/Button';
import { Card } from 'itayose/components/Card';
import { CardHead } from 'itayose/components/Card/CardHead';
import { KeyValue } from 'itayose/components/KeyValue';
import { Stack } from 'itayose/components/Stack';
import { formatsOf } from 'itayose/i18n/formats';
import { Price } from 'itayose/widgets/Price';
import { languages, themes } from './choices';
import { chooseLanguage, chooseTheme } from './choose';
import { hostTexts, languageNames } from './hostTexts';
import { Order } from './Order';
import { readChoices } from './readChoices';

/** A server component. Its figures are formatted here; no formatter reaches the browser for them. */
export default async function Page() {
  const { language } = await readChoices();
  const t = hostTexts[language];
  const formats = formatsOf(language);
  return (
    <main>
      <Stack>
        <form action={chooseTheme}>
          {themes.map((theme) => (
            <Button key={theme} kind="quiet" size="small" type="submit" name="theme" value={theme}>
              {t[theme]}
            </Button>
          ))}
        </form>
        <form action={chooseLanguage}>
          {languages.map((tag) => (
            <Button key={tag} kind="quiet" size="small" type="submit" name="language" value={tag}>
              {languageNames[tag]}
            </Button>
          ))}
        </form>
        <Card>
          <CardHead title={t.stock} />
          <Price value="1250" tickSize="1" change="12" />
        </Card>
        <KeyValue
          items={[
            { label: t.value, value: formats.money('1250500') },
            { label: t.change, value: formats.signedPercent('1.234') },
          ]}
        />
        <Order language={language} />
      </Stack>
    </main>
  );
}
