import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { htmlOf } from '../../src/pages/markdown-html.ts';
import { libraryPages } from '../../src/pages/pages.ts';
import { Markdown } from '../components/markdown/Markdown.tsx';
import { PageCards } from '../components/part/PageCards.tsx';
import styles from '../components/part/Part.module.css';
import { pageMeta } from '../document/page-meta.ts';
import { libraryOf } from '../document/site.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.name, loaderData.description) : [];

export function loader({ params }: LoaderFunctionArgs) {
  const library = libraryOf(params['library']);
  const { name, version, description, entries, folder, readme } = library;
  return {
    ...{ name, version, description, entries, folder },
    html: htmlOf(readme, `libs/${folder}`),
    pages: libraryPages(library).slice(1),
  };
}

/** A package: its README, sizes of its imports, and all its pages. */
export default function Library() {
  const { html, pages, entries, version } = useLoaderData<typeof loader>();
  const weighed = entries.filter(({ limit }) => typeof limit === 'number');
  return (
    <>
      <Markdown html={html} />
      <article className={styles.part}>
        <h2 id="pages">Pages</h2>
        <PageCards pages={pages} />
        {weighed.length > 0 && (
          <>
            <h2 id="sizes">Sizes</h2>
            <p>What an import of version {version} may cost at most; a benchmark fails above it.</p>
            <table>
              <thead>
                <tr>
                  <th>import</th>
                  <th>KB, brotli</th>
                </tr>
              </thead>
              <tbody>
                {weighed.map(({ path, limit }) => (
                  <tr key={path}>
                    <td>
                      <code>{path}</code>
                    </td>
                    <td>{limit?.toFixed(1)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </article>
    </>
  );
}
