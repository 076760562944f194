import { Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { styled } from 'storybook/theming';
import { criteriaOf } from '../../../stories/usage/criteriaOf';
import { generalCriteria } from '../../../stories/usage/generalChecks';
import { markdownTable } from '../../../stories/usage/markdown';
import { storyId } from '../../../stories/usage/storyId';
import { storyWords } from '../../../stories/usage/storyWords';
import type { AnyUsage } from '../../../stories/usage/usageRecords';

const reference = './?path=/story/reference-accessibility--every-component-and-criterion';

interface AccessibilityTablesProps {
  usage: AnyUsage;
  /** Title of the stories. */
  title: string;
}

/** The criteria of WCAG that the component or widget meets, with the stories that show it. */
export function AccessibilityTables({ usage, title }: AccessibilityTablesProps) {
  const rows = criteriaOf(usage).map(({ criterion, name, how, story }) => [
    `${criterion} ${name}`,
    how,
    `[${storyWords(story)}](./?path=/story/${storyId(title, story)})`,
  ]);
  return (
    <>
      <Subheading>WCAG 2.2</Subheading>
      {rows.length > 0 && (
        <Wide>
          <Markdown>{markdownTable(['Criterion', 'How it is met', 'Shown by'], rows)}</Markdown>
        </Wide>
      )}
      <Markdown>
        {`The tests check every component and widget for ${generalCriteria.join(', ')}: see [Reference/Accessibility](${reference}).`}
      </Markdown>
    </>
  );
}

/** A narrow window scrolls the table. */
const Wide = styled.div({ overflowX: 'auto' });
