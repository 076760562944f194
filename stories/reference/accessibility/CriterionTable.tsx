import { Prose } from '../Prose';
import { Table } from '../Table';
import type { MetBy } from './chapters';
import { ShownBy } from './ShownBy';

interface CriterionTableProps {
  title: string;
  rows: readonly MetBy[];
}

/** The components and widgets that meet one criterion. */
export function CriterionTable({ title, rows }: CriterionTableProps) {
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Component or widget</th>
          <th scope="col">How it is met</th>
          <th scope="col">Shown by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ component, how, story }) => (
          <tr key={component}>
            <th scope="row">
              <code>{component}</code>
            </th>
            <td>
              <Prose text={how} />
            </td>
            <td>
              <ShownBy component={component} story={story} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
