export { useInternalLinks } from './use-internal-links.ts';
