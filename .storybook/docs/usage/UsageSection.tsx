import { DocsContext, Heading, Markdown, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'storybook/theming';
import { languages, languageTag } from '../../../src/i18n/language';
import { languageNames } from '../../../stories/support/languageNames';
import { bulletList, markdownTable } from '../../../stories/usage/markdown';
import type { AnyUsage } from '../../../stories/usage/usageRecords';
import { AccessibilityTables } from './AccessibilityTables';
import { ExampleGrid } from './ExampleGrid';

/** How the component is used: when, with which texts, by which keys, and what a screen reader says. */
export function UsageSection({ usage }: { usage: AnyUsage }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const hasTexts = languages.some((language) => usage.content[language].length > 0);
  return (
    <>
      <Heading>Usage</Heading>
      <Columns>
        <Part title="When to use" items={usage.use} />
        <Part title="When not to use" items={usage.avoid} />
      </Columns>
      {usage.data && <Part title="Data" items={usage.data} />}
      <Subheading>Do and don’t</Subheading>
      <ExampleGrid usage={usage} stories={stories} title={preparedMeta.title} />
      {hasTexts && (
        <>
          <Subheading>Texts</Subheading>
          <Columns>
            {languages.map((language) => (
              <div key={language} lang={languageTag[language]}>
                <h4>{languageNames[language]}</h4>
                <Markdown>{bulletList(usage.content[language])}</Markdown>
              </div>
            ))}
          </Columns>
        </>
      )}
      <Columns>
        {usage.keyboard.length > 0 && (
          <div>
            <Subheading>Keyboard</Subheading>
            <Markdown>
              {markdownTable(
                ['Keys', 'Effect'],
                usage.keyboard.map(({ keys, effect }) => [keys, effect]),
              )}
            </Markdown>
          </div>
        )}
        <Part title="Screen reader" items={usage.screenReader} />
      </Columns>
      <AccessibilityTables usage={usage} title={preparedMeta.title} />
    </>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Subheading>{title}</Subheading>
      <Markdown>{bulletList(items)}</Markdown>
    </div>
  );
}

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  columnGap: 32,
});
