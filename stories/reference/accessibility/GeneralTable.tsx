import { checkedStories, generalChecks } from '../../usage/generalChecks';
import { wcagCriteria } from '../../usage/wcag';
import { Table } from '../Table';

/** What the tests check in every component. */
export function GeneralTable() {
  return (
    <Table aria-label="Checked everywhere">
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">Check</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {generalChecks.map(({ criterion, how, where, file, rules }) => (
          <tr key={how}>
            <th scope="row">
              {criterion} {wcagCriteria[criterion]}
            </th>
            <td>
              {how}
              <br />
              <small>
                <code>{file}</code>
                {rules && `, axe: ${rules.join(', ')}`}
              </small>
            </td>
            <td>{checkedStories[where]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
