import type { FieldModel } from '../../../src/model/model.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

/** Fields of a block, as its schema reads them. */
export function FieldsTable({ fields }: { fields: readonly FieldModel[] }) {
  return (
    <ScrolledTable label="Fields">
      <thead>
        <tr>
          <th>field</th>
          <th>type</th>
          <th>what it is</th>
          <th>in the Studio</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, type, required, title, inStudio }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
              {required && <small> required</small>}
            </td>
            <td>{type}</td>
            <td>{title}</td>
            <td lang="ru">{inStudio}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
