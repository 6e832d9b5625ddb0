export * from './money/index.ts';
export * from './mortgage/index.ts';
