import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';
import { notes } from './Stepper.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

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
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Signing: Example<StepperProps> = {};
export const Beginning: Example<StepperProps> = { args: { current: 1 } };
export const AllDone: Example<StepperProps> = { args: { current: 11 } };
