export * from './reduced-area.ts';
export * from './area-formula.ts';
export * from './metre-price.ts';
export * from './settle-area.ts';
