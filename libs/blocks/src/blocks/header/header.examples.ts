import type { BlockExamples } from '../../define-block/define-block.ts';
import type { HeaderInput } from './header.schema.ts';

export const examples: BlockExamples<HeaderInput> = {
  minimal: { text: 'Как проходит приёмка' },
  full: { tag: 'h3', text: 'Что взять с собой', color: '#ffcc00' },
  edge: {
    tag: 'h2',
    text: 'Достопримечательности Санкт-Петербурга и высококвалифицированнейшие электрогазосварщики',
    color: 'rebeccapurple',
  },
};
