export * from './area/index.ts';
export * from './bundle/index.ts';
export * from './credit/index.ts';
export * from './instalment/index.ts';
export * from './money/index.ts';
export * from './mortgage/index.ts';
export * from './refinancing/index.ts';
export * from './yield/index.ts';
