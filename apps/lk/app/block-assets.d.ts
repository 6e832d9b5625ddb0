/** Files of each content block in the browser's build, by its type: see `apps/vite.block-assets.ts`. */
declare module 'virtual:block-assets' {
  const assets: Readonly<Record<string, import('@m30/blocks/eager').BlockAssets>>;
  export default assets;
}
