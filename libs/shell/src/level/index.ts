export { LevelContext, readLevel, useHasLevel } from './level.ts';
