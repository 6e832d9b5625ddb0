import type { Change } from '../../../src/model/model.ts';
import { Sentence } from '../markdown/Sentence.tsx';

/** Changes below their versions, the newest first. */
export function ChangesList({ changes }: { changes: readonly Change[] }) {
  const versions = [...new Set(changes.map(({ version }) => version))];
  return versions.map((version) => (
    <section key={version ?? ''}>
      <h3>{version ?? 'Next release'}</h3>
      <ul>
        {changes
          .filter((one) => one.version === version)
          .map(({ text }) => (
            <li key={text}>
              <Sentence text={text} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
