import type { BlockExamples } from '../../define-block/define-block.ts';
import type { NoticeInput } from './notice.schema.ts';

export const examples: BlockExamples<NoticeInput> = {
  minimal: {
    html: '<p>С&nbsp;1&nbsp;декабря офис на&nbsp;Лиговском открыт до&nbsp;девяти вечера.</p>',
  },
  full: {
    tone: 'warning',
    title: 'Срок подачи заканчивается',
    html: '<p>Заявления на&nbsp;вычет за&nbsp;2023&nbsp;год принимают до&nbsp;конца декабря. <a href="/kak-kupit/informaciya/nalogovyj-vychet">Как подать</a>.</p>',
    width: 'reading',
  },
  edge: {
    tone: 'danger',
    title: 'Оченьдлинноесловобезпробелов'.repeat(8),
    html: `<ul><li>${'пункт с\u00a0длинными словами '.repeat(12)}</li></ul><script>alert(1)</script>`,
    theme: 'deep',
  },
};
