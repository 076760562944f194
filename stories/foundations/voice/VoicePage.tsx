import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { Examples } from './Examples';
import { perLanguage, voice } from './rules';

/** Tone of the product. Its terms are in the glossary of the reference. */
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
