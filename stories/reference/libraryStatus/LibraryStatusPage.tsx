import { library } from 'virtual:library';
import { componentStatus, type LibraryStatus } from '../../../src/components/componentStatus';
import { widgetStatus } from '../../../src/widgets/widgetStatus';
import { PageLink } from '../../map/PageLink';
import { Badge } from '../Badge';
import { Chapter } from '../Chapter';
import { ReferencePage } from '../ReferencePage';
import { Table } from '../Table';

/** The layers that the library exports, with the status of each of their parts. */
export const layers: { id: string; title: string; statuses: Record<string, LibraryStatus> }[] = [
  { id: 'components', title: 'Components', statuses: componentStatus },
  { id: 'widgets', title: 'Widgets', statuses: widgetStatus },
];

/** Title of the documentation page of each part, by its path. */
const titles = new Map(
  Object.entries(library).flatMap(([title, { modules }]) =>
    modules.map(({ path }) => [path, title] as const),
  ),
);

const tones = { stable: 'accent', beta: 'warning', internal: 'quiet' } as const;

/** Which components and widgets a host of the library can use, and what it can rely on. */
export function LibraryStatusPage() {
  return (
    <ReferencePage
      title="Library status"
      lead={
        <p>
          A change of what is stable needs a major version if it breaks a host. What is beta may change in a
          minor version. What is internal is not exported.
        </p>
      }
      contents={layers.map(({ id, title }) => ({ id, title }))}
    >
      {layers.map(({ id, title, statuses }) => (
        <Chapter key={id} id={id} title={title}>
          <Table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">Path</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(statuses).map(([key, status]) => (
                <tr key={key}>
                  <th scope="row">
                    <PageLink title={titles.get(`${id}/${key}`) ?? ''}>
                      <code>{status === 'internal' ? key : `itayose/${id}/${key}`}</code>
                    </PageLink>
                  </th>
                  <td>
                    <Badge $tone={tones[status]}>{status}</Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Chapter>
      ))}
    </ReferencePage>
  );
}
