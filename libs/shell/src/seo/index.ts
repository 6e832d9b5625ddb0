export { breadcrumbData } from './breadcrumb-data.ts';
export { jsonLd } from './json-ld.ts';
export { pageMeta, type PageMeta } from './page-meta.ts';
