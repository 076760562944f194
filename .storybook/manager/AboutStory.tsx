import React from 'react';
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import { libraryStatusOf } from '../../stories/map/libraryStatus';
import { useAppParameters, useStoryTitle, useTitles } from './settings';
import { useTabInSight } from './useTabInSight';

interface DocsParameters {
  description?: { story?: string; component?: string };
}

const noDocs: DocsParameters = {};

/** What the story shows, in its author's words, and what it starts from. */
export function AboutStory({ active }: { active: boolean }) {
  useTabInSight();
  const { description } = useParameter<DocsParameters>('docs', noDocs);
  const { path, scenario, faults, signedOut, unread } = useAppParameters();
  const memberTitle = useTitles('scenario');
  const failureTitle = useTitles('fault');
  const title = useStoryTitle();
  const named = (name: string, title: string) => `${title} (${name})`;
  const facts: [name: string, value: string | undefined][] = [
    ['Status in the library', libraryStatusOf(title)],
    ['Path', path],
    ['Member', signedOut ? 'Signed out' : scenario && named(scenario, memberTitle(scenario))],
    [
      'Failures',
      faults
        ?.map(({ kind, path, once }) =>
          [named(kind, failureTitle(kind)), path, once && '(once)'].filter(Boolean).join(' '),
        )
        .join(', '),
    ],
    ['Notices', unread ? 'not read yet' : undefined],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <AddonPanel active={active}>
      <DocumentWrapper style={{ padding: '4px 16px' }}>
        <p>{description?.story ?? description?.component ?? 'This story has no description.'}</p>
        {known.length > 0 && (
          <table>
            <tbody>
              {known.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DocumentWrapper>
    </AddonPanel>
  );
}
