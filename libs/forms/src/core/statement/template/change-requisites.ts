import { requisites, requisitesWords } from './requisites.ts';
import type { StatementTemplate } from './template.ts';

/** The account that the company pays to is another one now. */
export const changeRequisites: StatementTemplate = {
  id: 'requisites',
  title: 'Смена реквизитов',
  subject: 'об\u00a0изменении банковских реквизитов',
  lead: 'Сообщить новый счёт, на\u00a0который компания перечисляет вам деньги.',
  groups: [requisites],
  known: { recipient: 'name', inn: 'inn' },
  paragraphs: (say) => [
    'Прошу с\u00a0даты подачи этого заявления перечислять причитающиеся мне денежные средства по\u00a0новым реквизитам. Прежние реквизиты прошу считать недействительными.',
    requisitesWords(say),
  ],
};
