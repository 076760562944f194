import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { Examples } from './Examples';
import { perLanguage, voice } from './rules';

/** How the product speaks. Its words are in the glossary, among the reference. */
export function VoicePage() {
  return (
    <FoundationPage
      title="Voice and tone"
      lead="It speaks like a good clerk at the counter: says what is, what it costs and what can be done, then waits."
    >
      <Part title="Rules">
        <Rules rules={voice} />
      </Part>
      <Part title="In each language">
        <Rules rules={perLanguage} />
      </Part>
      <Part title="How it sounds">
        <Examples />
      </Part>
    </FoundationPage>
  );
}
