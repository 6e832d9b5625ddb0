import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ServerHtml, type ServerHtmlProps } from './ServerHtml.tsx';
import { notes } from './ServerHtml.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ServerHtmlProps> = {
  title: 'Компоненты/ServerHtml',
  component: ServerHtml,
  args: { html: '<p>Спасибо, <b>Анна</b>. Перезвоним сегодня до&nbsp;21:00.</p>' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Confirmation: Example<ServerHtmlProps> = {};
export const WithListAndLinks: Example<ServerHtmlProps> = {
  args: {
    html: '<h2>Что взять с&nbsp;собой</h2><ul><li>Паспорт</li><li>СНИЛС</li></ul><p>Вопросы&nbsp;— <a href="tel:+78123303030">+7&nbsp;(812)&nbsp;330-30-30</a> или на&nbsp;<a href="https://example.com/">сайте банка</a>.</p>',
  },
};
export const Hostile: Example<ServerHtmlProps> = {
  args: {
    html: '<p onclick="alert(1)">Слова<script>alert(1)</script> остаются, <a href="javascript:alert(1)">чужой код</a>&nbsp;— нет.</p>',
  },
};
