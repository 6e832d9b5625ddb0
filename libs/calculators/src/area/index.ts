export * from './reduced-area.ts';
export * from './area-formula.ts';
