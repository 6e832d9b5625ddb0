export { ChallengeUnsolved, solveChallenge, type Challenge } from './solve-challenge.ts';
