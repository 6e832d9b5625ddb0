export { handAsItIs, handByDocument, taken } from './handed.ts';
export type { Hand, Handed, HandedPart } from './handed.ts';
export { HandedScripts } from './HandedScripts.tsx';
