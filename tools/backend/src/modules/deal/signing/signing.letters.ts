import { defineSms } from '../../../kernel/letter/define-letter.ts';
import { line, link } from '../../../kernel/letter/value.ts';

export const signingSms = defineSms({
  id: 'signing-sms',
  group: 'deal',
  title: 'Приглашение подписать договор',
  when: 'Участнику сделки, которого покупатель зовёт подписать договор',
  values: {
    contract: line('договор', 'Номер договора', 'К9-2/49', { must: true }),
    link: link('ссылка', 'Личная ссылка', 'https://meridian30.example/podpis/key'),
    until: line('когда', 'До какого времени действует ссылка', '27 ноября, 12:40'),
  },
  text: 'Прочитайте и подпишите договор {{договор}}: {{ссылка}} Ссылка ваша личная, действует до {{когда}}',
});
