import { initialSnapshot, type AuthSnapshot } from '../../core/auth-machine.ts';
import { LoginModal } from '../../react/LoginModal.tsx';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

export default {
  title: 'Вход/Вход в кабинет',
  component: LoginScreen,
  args: { snapshot: initialSnapshot, send: () => {} } satisfies LoginScreenProps,
};

const filled: AuthSnapshot = {
  ...initialSnapshot,
  fields: { ...initialSnapshot.fields, phone: '+7 (921) 000-00-01', password: '12345678' },
};
const wait = () => new Promise((resume) => setTimeout(resume, 1000));

export const Empty = {};
export const Filled = { args: { snapshot: filled } };
export const Sending = { args: { snapshot: { ...filled, activity: 'sending' } } };
export const Refused = {
  args: {
    snapshot: {
      ...filled,
      message: 'Телефон или пароль не\u00a0подходят. Проверьте раскладку клавиатуры',
    },
  },
};
export const InWindow = {
  render: () => (
    <LoginModal open onClose={() => {}} effects={{ login: wait, afterLogin: () => {} }} />
  ),
};
