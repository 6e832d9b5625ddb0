export { breadcrumbData } from './breadcrumb-data.ts';
export { jsonLd } from './json-ld.ts';
export { pageMeta, type PageMeta, type SiteMatches } from './page-meta.ts';
