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
      lead="The tone is that of a good clerk at a counter: it states the facts, the costs and the options, and leaves the decision to the member."
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
