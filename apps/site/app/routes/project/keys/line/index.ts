export { keysHref } from './keys-href.ts';
export { KeysLine, rangeWords, type KeysRange } from './KeysLine.tsx';
export { loadKeys } from './load-keys.ts';
