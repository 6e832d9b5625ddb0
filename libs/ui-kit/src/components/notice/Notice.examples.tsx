import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Notice, type NoticeProps } from './Notice.tsx';
import { notes } from './Notice.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<NoticeProps> = {
  title: 'Компоненты/Notice',
  component: Notice,
  args: { children: 'Бронь бесплатна, цена фиксируется на\u00a03\u00a0дня' },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Info: Example<NoticeProps> = {};
export const Success: Example<NoticeProps> = {
  args: { tone: 'success', children: 'Бронь оформлена до\u00a021\u00a0ноября, 18:20' },
};
export const Warning: Example<NoticeProps> = {
  args: { tone: 'warning', children: 'До\u00a0конца брони 2\u00a0часа 14\u00a0минут' },
};
export const Danger: Example<NoticeProps> = {
  args: {
    tone: 'danger',
    children: 'Квартиру №\u00a061 только что забронировал другой покупатель',
  },
};
