export * from './reduced-area.ts';
