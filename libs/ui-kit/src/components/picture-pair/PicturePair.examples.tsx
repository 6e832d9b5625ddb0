import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { PicturePair, type PicturePairProps } from './PicturePair.tsx';
import { notes } from './PicturePair.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

/** A drawing in place of a picture: a house of so many floors. */
const house = (floors: number, wall: string) => (
  <svg
    viewBox="0 0 160 90"
    width="100%"
    height="100%"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path fill="#BFD2DD" d="M0 0h160v90H0z" />
    <path fill={wall} d={`M50 80V${80 - floors * 12}h60v${floors * 12}z`} />
  </svg>
);

const meta: ExamplesMeta<PicturePairProps> = {
  title: 'Компоненты/PicturePair',
  component: PicturePair,
  args: {
    left: house(2, '#A9BBC5'),
    right: house(5, '#1D5570'),
    leftPlate: (
      <>
        <b>Апрель 2026</b>каркас, этаж 2 из&nbsp;5
      </>
    ),
    rightPlate: (
      <>
        <b>Ноябрь 2026</b>фасад готов
      </>
    ),
    note: 'Визуализация этапа, не\u00a0фотография',
    borderLabel: 'Граница между месяцами',
    describe: (share) => `${share}\u00a0% рисунка\u00a0— апрель 2026`,
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

export const Months: Example<PicturePairProps> = {};
export const Finishes: Example<PicturePairProps> = {
  args: {
    leftPlate: 'Без отделки',
    rightPlate: '«Север»',
    note: 'Визуализация',
    borderLabel: 'Граница между отделками',
    describe: (share) => `${share}\u00a0% комнаты\u00a0— без отделки`,
  },
};
