import type { BlockModel, ComponentModel } from '../../../src/model/model.ts';
import { BASE } from '../../document/base.ts';
import { partTitle } from '../../../src/pages/pages.ts';
import { sizeText } from '../../../src/pages/size-text.ts';
import { ExampleFrame } from '../example/ExampleFrame.tsx';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import { Sentence } from '../markdown/Sentence.tsx';
import { ChangesList } from './ChangesList.tsx';
import { FieldsTable } from './FieldsTable.tsx';
import { NotesSection } from './NotesSection.tsx';
import { PropsTable } from './PropsTable.tsx';
import styles from './Part.module.css';

/** A component or a content block: what it is, every state alive, and all that is known of it. */
export function PartPage({
  part,
  storybook,
}: {
  part: ComponentModel | BlockModel;
  storybook: string;
}) {
  const { summary, examples, notes, tokens, size, changes, library, slug } = part;
  return (
    <article className={styles.part}>
      <h1>{partTitle(part)}</h1>
      <p className={styles.summary}>
        <Sentence text={summary} />
      </p>
      <CodeBlock
        code={
          part.kind === 'component'
            ? `import { ${part.imported.join(', ')} } from '${part.entry}';`
            : `{ type: '${part.name}', … }`
        }
      />
      <p className={styles.facts}>
        {size !== undefined && <span>{sizeText(size)} brotli, all it needs but React</span>}
        <a href={`${storybook}?path=/docs/${part.stories}`}>Storybook</a>
        <a href={`${BASE}${library}/${slug}.md`}>Markdown</a>
      </p>
      <h2 id="examples">Examples</h2>
      {examples.map((example) => (
        <ExampleFrame
          key={`${slug} ${example.name}`}
          part={`${library}/${slug}`}
          {...{ example, storybook }}
        />
      ))}
      {part.kind === 'component' ? (
        <>
          <h2 id="props">Props</h2>
          <PropsTable props={part.props} element={part.element} />
        </>
      ) : (
        <>
          <h2 id="fields">Fields</h2>
          <FieldsTable fields={part.fields} />
        </>
      )}
      {notes && <NotesSection notes={notes} />}
      {tokens.length > 0 && (
        <>
          <h2 id="tokens">Tokens</h2>
          <Names names={tokens} />
        </>
      )}
      {part.kind === 'component' && part.attributes.length > 0 && (
        <>
          <h2 id="attributes">Attributes of state</h2>
          <Names names={part.attributes} />
        </>
      )}
      <h2 id="changes">Changes</h2>
      {changes.length > 0 ? (
        <ChangesList changes={changes} />
      ) : (
        <p>None since the first release.</p>
      )}
    </article>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
