import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "Digits write the day, dots come by themselves. `Tab` goes to the calendar button, `Enter` or `Space` opens it: on a desk a panel where arrows go by days, `PageUp` and `PageDown` by months, with `Shift` by years, `Escape` closes; under a finger the system's own.",
    ru: 'Цифры пишут день, точки встают сами. `Tab` ведёт к\u00a0кнопке календаря, `Enter` или `Пробел` открывает его: на\u00a0столе это панель, где стрелки переходят по\u00a0дням, `PageUp` и\u00a0`PageDown`\u00a0— по\u00a0месяцам, с\u00a0`Shift`\u00a0— по\u00a0годам, `Esc` закрывает; под пальцем\u00a0— календарь системы.',
  },
  screenReader: {
    en: 'A text field whose format is its hint; days of the calendar are buttons with full dates, and what lies out of bounds is said in words.',
    ru: 'Текстовое поле; дни календаря — кнопки с полной датой, о дне вне границ сказано словами.',
  },
  do: [
    {
      en: 'Give `min` and `max` where not every day fits.',
      ru: 'Задайте `min` и `max`, если годится не всякий день.',
    },
  ],
  dont: [
    {
      en: 'Ask for a birthday with the calendar: `MaskedField` with `birthDate` is typed faster.',
      ru: 'Спрашивать календарём день рождения: `MaskedField` с `birthDate` быстрее.',
    },
  ],
};
