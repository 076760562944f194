import { FoundationPage } from '../../foundations/page/FoundationPage';
import { Part } from '../../foundations/page/Part';
import { GlossaryTable, Unsure } from './GlossaryTable';

/** The terms of the product in three languages. */
export function GlossaryPage() {
  return (
    <FoundationPage
      title="Glossary"
      lead="The terms of the interface, as brokers in each market write them. The code uses the English terms."
    >
      <Part title="Terms">
        <p>
          A word marked
          <Unsure /> was not found in a text of a broker, and needs a review by a native speaker. Below a term
          are the texts of the interface that are exactly this term, in all three languages.
        </p>
        <GlossaryTable />
      </Part>
    </FoundationPage>
  );
}
