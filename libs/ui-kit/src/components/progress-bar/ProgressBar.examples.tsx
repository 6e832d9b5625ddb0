import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
import { notes } from './ProgressBar.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ProgressBarProps> = {
  title: 'Компоненты/ProgressBar',
  component: ProgressBar,
  args: { label: 'Паспорт, разворот с\u00a0фото' },
  parameters: {
    docs: { description: { component: usageOf(notes) } },
    conformance: { target: 'progress' },
  },
};
export default meta;

export const Upload: Example<ProgressBarProps> = { args: { value: 64 } };
export const InWords: Example<ProgressBarProps> = {
  args: { label: 'Ход строительства', value: 7, max: 9, valueText: '7 этажей из\u00a09' },
};
export const Done: Example<ProgressBarProps> = { args: { value: 100 } };
export const Unknown: Example<ProgressBarProps> = { args: { label: 'Проверяем файл' } };
