import { anEmployerInn, aPastDay, between } from '../../question/checks.ts';
import type { ChoiceQuestion, Section } from '../../question/question.ts';

const AT_A_COMPANY = ['employee', 'owner'];
const WORKING = [...AT_A_COMPANY, 'entrepreneur', 'selfemployed'];

/** How a borrower earns. */
export const employment: ChoiceQuestion = {
  name: 'employment',
  label: 'Занятость',
  as: 'choice',
  options: [
    { id: 'employee', label: 'Работаю по найму' },
    { id: 'owner', label: 'Владею долей в компании' },
    { id: 'entrepreneur', label: 'Индивидуальный предприниматель' },
    { id: 'selfemployed', label: 'Самозанятый' },
    { id: 'pensioner', label: 'На пенсии' },
    { id: 'none', label: 'Не работаю' },
  ],
  error: 'Выберите, чем вы заняты',
};

/** Where a borrower works. */
export const work: Section = {
  id: 'work',
  title: 'Работа',
  of: 'person',
  groups: [
    {
      questions: [
        { ...employment, room: 'whole' },
        {
          name: 'employer',
          label: 'Организация',
          as: 'text',
          autoComplete: 'organization',
          error: 'Введите название организации',
          when: { name: 'employment', is: AT_A_COMPANY },
          maxLength: 200,
        },
        {
          name: 'employer_inn',
          label: 'ИНН организации',
          as: 'digits',
          hint: '10 или 12 цифр, есть в справке о доходах',
          error: 'Введите ИНН организации',
          when: { name: 'employment', is: [...AT_A_COMPANY, 'entrepreneur'] },
          check: anEmployerInn,
          maxLength: 12,
        },
        {
          name: 'employer_phone',
          label: 'Рабочий телефон',
          as: 'masked',
          mask: 'phone',
          error: 'Введите рабочий телефон полностью',
          when: { name: 'employment', is: AT_A_COMPANY },
        },
        {
          name: 'position',
          label: 'Должность',
          as: 'text',
          autoComplete: 'organization-title',
          error: 'Введите должность',
          when: { name: 'employment', is: AT_A_COMPANY },
          maxLength: 120,
        },
        {
          name: 'business',
          label: 'Чем занимаетесь',
          as: 'text',
          error: 'Опишите занятие в двух-трёх словах',
          when: { name: 'employment', is: ['entrepreneur', 'selfemployed'] },
          maxLength: 200,
        },
        {
          name: 'work_since',
          label: 'С какого дня',
          as: 'masked',
          mask: 'date',
          error: 'Введите дату полностью, день можно примерно',
          when: { name: 'employment', is: WORKING },
          check: aPastDay,
        },
        {
          name: 'experience',
          label: 'Общий стаж, лет',
          as: 'number',
          error: 'Укажите общий стаж в годах',
          when: { name: 'employment', is: [...WORKING, 'pensioner'] },
          check: between(0, 60, 'Укажите стаж от 0 до 60 лет'),
        },
      ],
    },
  ],
};
