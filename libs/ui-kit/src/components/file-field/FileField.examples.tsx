import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { notes } from './FileField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<FileFieldProps> = {
  title: 'Компоненты/FileField',
  component: FileField,
  args: {
    label: 'Паспорт',
    name: 'passport',
    accept: '.pdf,.jpg,.png',
    maxSize: 10 * 1024 * 1024,
    multiple: true,
  },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Empty: Example<FileFieldProps> = {};
export const One: Example<FileFieldProps> = { args: { multiple: false, label: 'Справка' } };
export const WithError: Example<FileFieldProps> = {
  args: { error: 'Приложите разворот с\u00a0фотографией' },
};
export const Disabled: Example<FileFieldProps> = { args: { disabled: true } };
