import { useLoaderData } from 'react-router';
import { CodeBlock } from '../components/markdown/CodeBlock.tsx';
import { PageCards } from '../components/part/PageCards.tsx';
import { pageMeta } from '../document/page-meta.ts';
import { site } from '../document/site.server.ts';
import styles from '../components/part/Part.module.css';

export const meta = () =>
  pageMeta('Packages', 'Kit, forms, blocks, login, map, calculators, light and API.');

export const loader = () => ({
  guides: site.guides.map(({ path, title, summary }) => ({ path, title, summary })),
  libraries: site.libraries.map(({ folder, name, description, version, start }) => ({
    ...{ folder, name, description, version, start },
  })),
});

export default function Home() {
  const { libraries, guides } = useLoaderData<typeof loader>();
  return (
    <article className={styles.part}>
      <h1>Packages</h1>
      <p className={styles.summary}>
        React and TypeScript for the website of a property developer. Each package installs alone.
      </p>
      <PageCards
        pages={libraries.map(({ folder, name, description }) => ({
          path: `/${folder}`,
          title: name,
          summary: description,
        }))}
      />
      <h2>Start</h2>
      <p>The kit, which all others stand on:</p>
      <CodeBlock language="sh" code="npm install @m30/ui-kit react react-dom" />
      <CodeBlock code={libraries[0]?.start ?? ''} />
      <h2>Guides</h2>
      <PageCards pages={guides} />
    </article>
  );
}
