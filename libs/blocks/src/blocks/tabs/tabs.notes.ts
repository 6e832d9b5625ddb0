import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes to the open tab and into its panel, arrows choose the next.',
    ru: '`Tab` ведёт к вкладке и в её панель, стрелки выбирают соседнюю.',
  },
  screenReader: {
    en: 'A tab list; panels are named by their tabs.',
    ru: 'Список вкладок; панели названы ими.',
  },
  do: [{ en: 'Take tabs of one kind.', ru: 'Берите вкладки одного рода.' }],
  dont: [
    { en: 'Put a form into a tab that is shut at first.', ru: 'Прятать форму в закрытую вкладку.' },
  ],
};
