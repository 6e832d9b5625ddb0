export { useIsPageLost } from './lost-page.ts';
export { NavigationProgress } from './NavigationProgress.tsx';
export type { PageFiles } from './prefetch/page-files.ts';
export { PageOutlet } from './PageOutlet.tsx';
export { orReload } from './reload/reload-once.ts';
export { useChunkReload } from './use-chunk-reload.ts';
export { useInternalLinks } from './use-internal-links.ts';
