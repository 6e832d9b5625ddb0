import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Slider, type SliderProps } from './Slider.tsx';
import { notes } from './Slider.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const reviews = [
  ['Мария', 'Ключи получили на\u00a0неделю раньше обещанного.'],
  ['Олег', 'Во\u00a0дворе тихо: машины остаются под землёй.'],
  ['Семья Орловых', 'Планировку подобрали за\u00a0один вечер, всё оформили удалённо.'],
  ['Ирина', 'Из\u00a0окна видно воду, как на\u00a0плане и\u00a0обещали.'],
  ['Тимур', 'Приёмка заняла час, замечания закрыли за\u00a0три дня.'],
];

const meta: ExamplesMeta<SliderProps> = {
  title: 'Компоненты/Slider',
  component: Slider,
  args: {
    label: 'Отзывы покупателей',
    children: reviews.map(([name, words]) => (
      <blockquote key={name}>
        <p>{words}</p>
        <p className="muted">{name}</p>
      </blockquote>
    )),
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

export const One: Example<SliderProps> = { args: { counter: true } };
export const ThreeOnDesk: Example<SliderProps> = { args: { perView: { 0: 1, 576: 2, 768: 3 } } };
export const PartOfTheNext: Example<SliderProps> = { args: { perView: 1.2, gap: 16 } };
export const Single: Example<SliderProps> = { args: { children: <p>Один отзыв</p> } };
export const OnDeep: Example<SliderProps> = {
  args: { counter: true },
  parameters: { tone: 'deep' },
};
