import type { FieldModel } from '../../../src/model/model.ts';

/** Fields of a block, as its schema reads them. */
export function FieldsTable({ fields }: { fields: readonly FieldModel[] }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" tabIndex={0} role="region" aria-label="Fields">
      <table>
        <thead>
          <tr>
            <th>field</th>
            <th>type</th>
            <th>in the Studio</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, type, required, title }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {required && <small> required</small>}
              </td>
              <td>{type}</td>
              <td lang="ru">{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
