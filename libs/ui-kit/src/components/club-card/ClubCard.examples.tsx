import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ClubCard, type ClubCardProps } from './ClubCard.tsx';
import { notes } from './ClubCard.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ClubCardProps> = {
  title: 'Компоненты/ClubCard',
  component: ClubCard,
  args: {
    title: 'Меридиан',
    discount: { value: '7\u00a0%', caption: 'на\u00a0любой лот и\u00a0услуги' },
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

export const Deep: Example<ClubCardProps> = {};
export const Water: Example<ClubCardProps> = {
  args: {
    rank: 'water',
    title: 'Фарватер',
    discount: { value: '5\u00a0%', caption: 'на\u00a0вторую квартиру' },
  },
};
export const Paper: Example<ClubCardProps> = {
  args: {
    rank: 'paper',
    title: 'Причал',
    discount: { value: '3\u00a0%', caption: 'на\u00a0паркинг и\u00a0кладовую' },
  },
};
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
export const WithPicture: Example<ClubCardProps> = { args: { img: picture } };
