import { type Language, languages, languageTag } from '../../../src/i18n/language';
import { messages as en } from '../../../src/i18n/locales/en';
import { messages as jp } from '../../../src/i18n/locales/jp';
import { messages as tw } from '../../../src/i18n/locales/tw';
import { fontWeight } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';

const texts = { en, tw, jp };

/** Signs that code and data show next to texts: all of ASCII, directions, the dot in names. */
const signs = [...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)), ...'▲▼→・'];

/** Every letter of the texts of a language once. */
function lettersOf(language: Language): string[] {
  const letters = JSON.stringify(texts[language]).replaceAll(/\\[nrt]/g, '');
  const shown = new Set([...letters, ...signs]);
  return [...shown].filter((letter) => letter.trim()).sort();
}

/** All letters of all texts, in both weights. */
export function LettersPage() {
  return (
    <FoundationPage title="Letters" lead="Every letter of the app's texts, in the fonts of the catalogue.">
      {languages.map((language) => (
        <Part key={language} title={languageTag[language]}>
          {Object.entries(fontWeight).map(([name, weight]) => (
            <p key={name} lang={languageTag[language]} data-letters={name} style={{ fontWeight: weight }}>
              {lettersOf(language).map((letter) => (
                <span key={letter}>{letter} </span>
              ))}
            </p>
          ))}
        </Part>
      ))}
    </FoundationPage>
  );
}
