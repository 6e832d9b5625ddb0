import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { LatePart, type LatePartProps } from './LatePart.tsx';
import { notes } from './LatePart.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

type Props = LatePartProps<string>;

const meta: ExamplesMeta<Props> = {
  title: 'Компоненты/LatePart',
  component: LatePart,
  args: {
    load: () => Promise.resolve('График платежей посчитан: 240 месяцев, первый — 15 января 2027'),
    fallback: <p>Платёж от 71 946 ₽ в месяц на 20 лет</p>,
    children: (words) => <p>{words}</p>,
  },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Near: Example<Props> = {};

export const Lost: Example<Props> = {
  args: { load: () => Promise.reject(new Error('Нет связи')), onError: () => {} },
};
