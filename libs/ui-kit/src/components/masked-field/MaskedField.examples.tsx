import { masks, type MaskName } from '../../mask/masks.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
import { notes } from './MaskedField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<MaskedFieldProps> = {
  title: 'Компоненты/MaskedField',
  component: MaskedField,
  args: { mask: 'phone' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
    conformance: { target: 'input' },
  },
};
export default meta;

const names = Object.keys(masks).filter((name): name is MaskName => name in masks);

export const Phone: Example<MaskedFieldProps> = {};
export const Filled: Example<MaskedFieldProps> = {
  args: { mask: 'snils', defaultValue: '11223344595' },
};
export const WithError: Example<MaskedFieldProps> = {
  args: { mask: 'inn', defaultValue: '50010073225', error: 'Введите все 12\u00a0цифр' },
};
/** The masks of the table with their own words, each filled as far as it goes. */
export const All: Example<MaskedFieldProps> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        gap: 20,
      }}
    >
      {names.map((mask) => (
        <MaskedField key={mask} mask={mask} />
      ))}
    </div>
  ),
};
