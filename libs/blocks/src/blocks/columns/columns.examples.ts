import { living } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ColumnsInput } from './columns.schema.ts';

const question = {
  type: 'text',
  html: '<p>Куда смотрят окна и\u00a0когда в\u00a0комнате солнце.</p>',
};

export const examples: BlockExamples<ColumnsInput> = {
  minimal: {
    columns: [
      { blocks: [question] },
      { blocks: [{ type: 'text', html: '<p>Сколько лифтов и\u00a0где детская площадка.</p>' }] },
    ],
  },
  full: {
    wider: 'first',
    columns: [
      {
        blocks: [
          { type: 'header', tag: 'h2', text: 'Смотрим квартиру' },
          { type: 'image', picture: living, enlarge: true },
        ],
      },
      {
        blocks: [
          { type: 'list', items: [{ text: 'Окна' }, { text: 'Стены' }, { text: 'Инженерия' }] },
          { type: 'buttonform', typeform: 'showroom', label: 'Записаться в\u00a0шоурум' },
        ],
      },
    ],
    theme: 'paper',
  },
  edge: {
    columns: Array.from({ length: 4 }, (_, index) => ({
      blocks: [
        { type: 'text', html: `Колонка ${index + 1} ${'безпробелов'.repeat(12)}` },
        {
          type: 'columns',
          columns: [{ blocks: [question] }, { blocks: [{ ...question, theme: 'deep' }] }],
        },
      ],
    })),
    theme: 'deep',
  },
};
