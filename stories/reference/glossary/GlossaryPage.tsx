import { FoundationPage } from '../../foundations/page/FoundationPage';
import { Part } from '../../foundations/page/Part';
import { GlossaryTable, Unsure } from './GlossaryTable';

/** The words of the product in three languages. */
export function GlossaryPage() {
  return (
    <FoundationPage
      title="Glossary"
      lead="The words of the interface, as brokers in each market write them. The code uses the English terms."
    >
      <Part title="Terms">
        <p>
          A word marked
          <Unsure /> was not found in a broker’s own text and wants a native reader’s eye: it is the first to
          change when one objects. Below a term: the texts of the interface that are exactly this, in all
          three languages.
        </p>
        <GlossaryTable />
      </Part>
    </FoundationPage>
  );
}
