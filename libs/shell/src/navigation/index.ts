export { NavigationProgress } from './NavigationProgress.tsx';
export { PageOutlet } from './PageOutlet.tsx';
export { orReload } from './reload/reload-once.ts';
export { useChunkReload } from './use-chunk-reload.ts';
export { useInternalLinks } from './use-internal-links.ts';
