export { pageMeta, type PageMeta } from './page-meta.ts';
