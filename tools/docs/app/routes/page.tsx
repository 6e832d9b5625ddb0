import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { htmlOf } from '../../src/pages/markdown-html.ts';
import { pageMarkdown } from '../../src/pages/page-markdown.ts';
import { libraryPages } from '../../src/pages/pages.ts';
import { Markdown } from '../components/markdown/Markdown.tsx';
import { PartPage } from '../components/part/PartPage.tsx';
import { pageMeta } from '../document/page-meta.ts';
import { libraryOf, partOf, site } from '../document/site.server.ts';

/** Where the stories are: those of `npm run storybook`, unless the build is told another place. */
const STORYBOOK = process.env['DOCS_STORYBOOK'] ?? 'http://localhost:6006/';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.title, loaderData.summary) : [];

export function loader({ params }: LoaderFunctionArgs) {
  const library = libraryOf(params['library']);
  const path = `/${library.folder}/${params['page']}`;
  const page = libraryPages(library).find((one) => one.path === path);
  if (!page) throw new Response(null, { status: 404 });
  const part = partOf(library, params['page']);
  return {
    title: page.title,
    summary: page.summary,
    part,
    storybook: STORYBOOK,
    html: part ? '' : htmlOf(pageMarkdown(site, path), `libs/${library.folder}`),
  };
}

/** A page within a package: a component, a block or a document. */
export default function Page() {
  const { part, html, storybook } = useLoaderData<typeof loader>();
  return part ? <PartPage part={part} storybook={storybook} /> : <Markdown html={html} />;
}
