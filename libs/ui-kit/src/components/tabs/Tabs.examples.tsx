import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { notes } from './Tabs.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TabsProps> = {
  title: 'Компоненты/Tabs',
  component: Tabs,
  args: {
    label: 'Вид квартиры',
    items: [
      { id: 'plan', label: 'Планировка', content: 'Две спальни смотрят во\u00a0двор.' },
      { id: 'floor', label: 'На этаже', content: 'Четыре квартиры у\u00a0одного лифта.' },
      { id: 'house', label: 'В корпусе', content: 'Угловая секция у\u00a0набережной.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const First: Example<TabsProps> = {};
export const Last: Example<TabsProps> = { args: { defaultSelected: 'house' } };
export const OnDeep: Example<TabsProps> = { parameters: { tone: 'deep' } };
