import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';
import { notes } from './Stepper.notes.ts';

const meta: ExamplesMeta<StepperProps> = {
  title: 'Компоненты/Stepper',
  component: Stepper,
  args: {
    steps: [
      'Выбор',
      'Оплата',
      'Участники',
      'Бронь',
      'Ипотека',
      'Документы',
      'Подпись',
      'ДДУ',
      'Регистрация',
      'Ключи',
    ],
    current: 7,
  },
  parameters: {
    docs: {
      description: {
        component: notes.keyboard.ru,
      },
    },
  },
};
export default meta;

export const Signing: Example<StepperProps> = {};
export const Beginning: Example<StepperProps> = { args: { current: 1 } };
export const AllDone: Example<StepperProps> = { args: { current: 11 } };
