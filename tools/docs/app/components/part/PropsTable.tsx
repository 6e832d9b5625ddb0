import type { ComponentModel } from '../../../src/model/model.ts';
import { Sentence } from '../markdown/Sentence.tsx';
import { ScrolledTable } from './ScrolledTable.tsx';

/** Props of a component, as its types declare them. */
export function PropsTable({ props, element }: Pick<ComponentModel, 'props' | 'element'>) {
  return (
    <>
      {props.length > 0 && (
        <ScrolledTable label="Props">
          <thead>
            <tr>
              <th>prop</th>
              <th>type</th>
              <th>default</th>
              <th>what</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <td>
                  <code>{prop.name}</code>
                  {prop.required && <small> required</small>}
                </td>
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>{prop.default && <code>{prop.default}</code>}</td>
                <td>
                  <Sentence text={prop.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
      {element && (
        <p>
          Other props, <code>ref</code> and event handlers go to the <code>{`<${element}>`}</code>.
        </p>
      )}
    </>
  );
}
