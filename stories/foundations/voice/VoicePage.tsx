import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { Examples } from './Examples';
import { GlossaryTable, Unsure } from './GlossaryTable';
import { perLanguage, voice } from './rules';

/** How the product speaks, and its words. */
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
      <Part title="Glossary">
        <p>
          The code uses the English terms. A word marked
          <Unsure /> was not found in a broker’s own text and wants a native reader’s eye: it is the first to
          change when one objects. Below a term: the texts of the interface that are exactly this, in all
          three languages.
        </p>
        <GlossaryTable />
      </Part>
    </FoundationPage>
  );
}
