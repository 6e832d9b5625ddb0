/** For tests of whoever shows the forms. */
export {
  createFakeForms,
  FAKE_NOW,
  fakePopup,
  refuse,
  type FakeAnswer,
  type FakeForms,
  type SentLead,
} from './fake-forms.ts';
