import { criteriaOf } from '../../stories/usage/criteriaOf.ts';
import { checkedStories, generalChecks } from '../../stories/usage/generalChecks.ts';
import { markdownTable } from '../../stories/usage/markdown.ts';
import { usageRecords } from '../../stories/usage/usageRecords.ts';
import { wcagCriteria } from '../../stories/usage/wcag.ts';

/** The table of conformance, as Reference/Accessibility of the catalogue shows it. */
export const accessibilityMarkdown = (): string => `# Accessibility

Conformance to WCAG 2.2, levels A and AA.

## Checked everywhere

The tests check these in the stories, whatever the component. A rule of axe finds some failures of its criterion,
not all.

${markdownTable(
  ['Criterion', 'Check', 'Where'],
  generalChecks.map(({ criterion, how, where }) => [
    `${criterion} ${wcagCriteria[criterion]}`,
    how,
    checkedStories[where],
  ]),
)}

## Components and widgets

Criteria that a component or widget meets by its own behaviour. A test shows each.

${markdownTable(
  ['Component or widget', 'Criterion', 'How it is met'],
  [...usageRecords].flatMap(([component, usage]) =>
    criteriaOf(usage).map(({ criterion, name, how }) => [component, `${criterion} ${name}`, how]),
  ),
)}
`;
