import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { ComponentTable } from './ComponentTable';
import { CriterionTable } from './CriterionTable';
import { chapters } from './chapters';
import { GeneralTable } from './GeneralTable';

/** Conformance to WCAG 2.2, levels A and AA: what is checked everywhere, and what each component and widget meets itself. */
export function AccessibilityPage() {
  return (
    <ReferencePage
      title="Accessibility"
      lead={
        <p>
          Conformance to WCAG 2.2, levels A and AA. A component or widget is listed under a criterion that it
          meets by its own behaviour; the play function of the linked story shows it.
        </p>
      }
      contents={[
        { id: 'everywhere', title: 'Checked everywhere' },
        { id: 'components', title: 'Components and widgets' },
        ...chapters.map(({ id, title }) => ({ id, title })),
      ]}
    >
      <Chapter id="everywhere" title="Checked everywhere">
        <p>
          <Prose text="The tests check these in the stories, whatever the component. A rule of `axe` finds some failures of its criterion, not all." />
        </p>
        <GeneralTable />
      </Chapter>
      <Chapter id="components" title="Components and widgets">
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
