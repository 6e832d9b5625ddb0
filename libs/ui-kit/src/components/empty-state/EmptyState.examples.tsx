import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { NothingSpot } from '../spot/index.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { notes } from './EmptyState.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<EmptyStateProps> = {
  title: 'Компоненты/EmptyState',
  component: EmptyState,
  args: {
    title: 'По\u00a0этим фильтрам квартир нет',
    children: 'Если убрать «Вид на\u00a0воду», найдётся 37\u00a0вариантов.',
    action: (
      <Button variant="secondary" size="small" href="/katalog">
        Убрать фильтр
      </Button>
    ),
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

export const Lots: Example<EmptyStateProps> = {};
export const Drawn: Example<EmptyStateProps> = { args: { drawing: <NothingSpot /> } };
