import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { FavouritesSpot } from './FavouritesSpot.tsx';
import { LetterSpot } from './LetterSpot.tsx';
import { NothingSpot } from './NothingSpot.tsx';
import { OfflineSpot } from './OfflineSpot.tsx';
import { QuestionSpot } from './QuestionSpot.tsx';
import type { SpotProps } from './Spot.tsx';
import { notes } from './Spot.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SpotProps> = {
  title: 'Компоненты/Spot',
  component: NothingSpot,
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Nothing: Example<SpotProps> = {};
export const Favourites: Example<SpotProps> = { render: (props) => <FavouritesSpot {...props} /> };
export const Letter: Example<SpotProps> = { render: (props) => <LetterSpot {...props} /> };
export const Offline: Example<SpotProps> = { render: (props) => <OfflineSpot {...props} /> };
export const Question: Example<SpotProps> = { render: (props) => <QuestionSpot {...props} /> };
