import { criteriaOf } from '../../usage/criteriaOf';
import { usageRecords } from '../../usage/usageRecords';
import { goTo } from '../goTo';
import { Table } from '../Table';

/** The criteria of each component and widget. */
export function ComponentTable() {
  return (
    <Table aria-label="Components and widgets">
      <thead>
        <tr>
          <th scope="col">Component or widget</th>
          <th scope="col">Criteria</th>
        </tr>
      </thead>
      <tbody>
        {[...usageRecords].map(([component, usage]) => (
          <tr key={component}>
            <th scope="row">
              <code>{component}</code>
            </th>
            <td>
              {criteriaOf(usage).map(({ criterion, name }, place) => (
                <span key={criterion}>
                  {place > 0 && ', '}
                  <a
                    href={`#criterion-${criterion}`}
                    title={name}
                    onClick={(event) => goTo(event, `criterion-${criterion}`)}
                  >
                    {criterion}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
