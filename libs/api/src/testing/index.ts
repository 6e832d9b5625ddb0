/** For tests of whoever calls the API. */
export {
  createFakeFetch,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  type FakeFetch,
} from './create-fake-fetch.ts';
export { Fault, hold, malformed, offline, refuse, type Held, type RefuseOptions } from './fault.ts';
