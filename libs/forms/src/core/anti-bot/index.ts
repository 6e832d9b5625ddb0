export { tokenFor } from './token-for.ts';
export { ChallengeUnsolved, solveChallenge, type Challenge } from './solve-challenge.ts';
