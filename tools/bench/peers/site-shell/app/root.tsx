/** The root of the site. */
export { default, ErrorBoundary, Layout } from '../../../../../apps/site/app/root.tsx';
