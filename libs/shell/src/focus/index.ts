export { useAim } from './use-aim.ts';
