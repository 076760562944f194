import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { ComponentTable } from './ComponentTable';
import { CriterionTable } from './CriterionTable';
import { chapters } from './chapters';
import { GeneralTable } from './GeneralTable';

/** Conformance to WCAG 2.2, levels A and AA: what is checked everywhere, and what each component meets itself. */
export function AccessibilityPage() {
  return (
    <ReferencePage
      title="Accessibility"
      lead={
        <p>
          Conformance to WCAG 2.2, levels A and AA. A component is listed under a criterion that it meets by
          its own behaviour; the play function of the linked story shows it.
        </p>
      }
      contents={[
        { id: 'everywhere', title: 'Checked everywhere' },
        { id: 'components', title: 'Components' },
        ...chapters.map(({ id, title }) => ({ id, title })),
      ]}
    >
      <Chapter id="everywhere" title="Checked everywhere">
        <p>
          <Prose text="The test runner checks these in the stories, whatever the component. A rule of `axe` finds some failures of its criterion, not all." />
        </p>
        <GeneralTable />
      </Chapter>
      <Chapter id="components" title="Components">
        <ComponentTable />
      </Chapter>
      {chapters.map(({ id, title, rows }) => (
        <Chapter key={id} id={id} title={title}>
          <CriterionTable title={title} rows={rows} />
        </Chapter>
      ))}
    </ReferencePage>
  );
}
