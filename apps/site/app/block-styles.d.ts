/** Style sheets of each content block in the browser's build, by its type: see `tools/config/src/block-styles.ts`. */
declare module 'virtual:block-styles' {
  const styles: import('@m30/blocks/eager').BlockStyles;
  export default styles;
}
