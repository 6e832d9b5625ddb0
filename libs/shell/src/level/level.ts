import { createContext, use } from 'react';
import { includesLevel, LEVELS, type Level } from '@m30/api/levels';

/** How much of the site the backend of this installation carries. */
export const LevelContext = createContext<Level>('account');

/** Whether pages of a level are there to be linked to. */
export const useHasLevel = (wanted: Level): boolean => includesLevel(use(LevelContext), wanted);

/** Reads `API_LEVEL`, which pages and backend share. Throws on anything but a level. */
export function readLevel(env: Readonly<Record<string, string | undefined>>): Level {
  const said = env.API_LEVEL?.trim() || 'account';
  const level = LEVELS.find((one) => one === said);
  if (level) return level;
  throw new Error(`API_LEVEL must be one of ${LEVELS.join(', ')}`);
}
