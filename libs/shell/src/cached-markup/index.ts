export { CachedMarkup, type CachedMarkupProps } from './CachedMarkup.tsx';
export { RenderCachedContext } from './render-cached-context.ts';
