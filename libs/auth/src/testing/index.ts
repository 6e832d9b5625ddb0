/** For tests of whoever shows the window of login. */
export {
  createFakeEffects,
  refuse,
  type FakeEffects,
  type SentCall,
} from './create-fake-effects.ts';
