import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { htmlOf } from '../../src/pages/markdown-html.ts';
import { Markdown } from '../components/markdown/Markdown.tsx';
import { pageMeta } from '../document/page-meta.ts';
import { site } from '../document/site.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.title, loaderData.summary) : [];

export function loader({ params }: LoaderFunctionArgs) {
  const guide = site.guides.find(({ path }) => path === `/guides/${params['guide']}`);
  if (!guide) throw new Response(null, { status: 404 });
  const { title, summary, markdown } = guide;
  return { title, summary, html: htmlOf(markdown, 'tools/docs/guides') };
}

export default function Guide() {
  return <Markdown html={useLoaderData<typeof loader>().html} />;
}
