import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along the chips, `Space` chooses and unchooses. An impossible chip is in sight, and the focus passes it. Chips of type `radio` are one stop, arrows choose within.',
    ru: '`Tab` ведёт по\u00a0чипам, `Пробел` выбирает и\u00a0снимает. Невозможный чип виден, но\u00a0фокус его пропускает. Чипы `radio`\u00a0— одна остановка, внутри выбирают стрелки.',
  },
  screenReader: {
    en: 'Checkboxes or radio buttons; the count is read after the name.',
    ru: 'Флажки или переключатели; число читается после названия.',
  },
  do: [
    { en: 'Show how many are left with `count`.', ru: 'Показывайте в `count`, сколько осталось.' },
    {
      en: 'Put chips of one question into a `Fieldset`.',
      ru: 'Чипы одного вопроса кладите в `Fieldset`.',
    },
  ],
  dont: [
    {
      en: 'Hide what is impossible now: let it be seen and disabled.',
      ru: 'Прятать невозможное сейчас: пусть видно и выключено.',
    },
    {
      en: 'Use more than ten: a `Select` or `Combobox` reads faster.',
      ru: 'Делать больше десяти: `Select` и `Combobox` читаются быстрее.',
    },
  ],
};
