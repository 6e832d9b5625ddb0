export { breadcrumbData } from './breadcrumb-data.ts';
export { pageMeta, type PageMeta } from './page-meta.ts';
