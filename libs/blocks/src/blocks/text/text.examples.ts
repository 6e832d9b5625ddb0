import type { BlockExamples } from '../../define-block/define-block.ts';
import type { TextInput } from './text.schema.ts';

export const examples: BlockExamples<TextInput> = {
  minimal: {
    html: '<p>Приёмка занимает около полутора часов. С вами идёт инженер технического надзора.</p>',
  },
  full: {
    html: `
      <h3>Что взять с собой</h3>
      <p>Возьмите <b>паспорт</b> и&nbsp;договор. Записаться можно
        <a href="/lk/acceptance">в&nbsp;личном кабинете</a>, порядок описан
        <a href="https://xn--80az8a.xn--d1aqf.xn--p1ai/">на&nbsp;портале наш.дом.рф</a>.</p>
      <ul><li>паспорт каждого собственника</li><li>договор участия в&nbsp;долевом строительстве</li></ul>
      <ol start="3"><li>подпишите акт</li><li>получите ключи</li></ol>
      <blockquote>Замечания вносят в&nbsp;акт, срок исправления называет инженер.</blockquote>
      <table>
        <caption>Сроки исправления</caption>
        <thead><tr><th scope="col">Замечание</th><th scope="col">Срок</th></tr></thead>
        <tbody>
          <tr><td>Царапина на&nbsp;стеклопакете</td><td>14&nbsp;дней</td></tr>
          <tr><td>Не закрывается дверь</td><td>3&nbsp;дня</td></tr>
        </tbody>
      </table>
      <p>Не можете прийти сами? <a href="#" data-modal-trigger="callRequest">Закажите звонок</a>.</p>`,
    pull: { value: '1,5\u00a0ч', text: 'длится осмотр двухкомнатной квартиры' },
    note: {
      title: 'Кто проверяет',
      text: 'Инженер технического надзора, который дом не\u00a0строил.',
    },
    drawing: {
      src: '/media/spots/spot-acceptance.svg',
      alt: 'Лист проверки',
      width: 480,
      height: 360,
    },
  },
  edge: {
    html: `Текст без абзаца и ${'оченьдлинноесловобезпробелов'.repeat(8)} <p>незакрытый абзац
      <script>alert(1)</script><a href="javascript:alert(1)">бывшая ссылка</a>
      <div><div><p>вложенный</div> <b><i>перепутанные</b> теги</i>
      <table><tr><td>без тела</td>вне ячейки<td>${'широкая ячейка '.repeat(30)}</td></table>`,
    pull: { value: '1\u00a0234\u00a0567\u00a0890\u00a0тыс.', text: 'слово'.repeat(40) },
    note: { text: 'безпробелов'.repeat(30) },
  },
};
