import { Checkbox } from '@m30/ui-kit/checkbox';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { MomentField } from '../../../components/moment-field/MomentField.tsx';
import type { Mistake } from '../../../components/shape/shape.ts';
import type { EntryField } from '../kinds/kind.ts';
import { BlocksField } from './BlocksField.tsx';
import { ComplexField } from './ComplexField.tsx';
import { NumberLine } from './NumberLine.tsx';
import { PointField } from './PointField.tsx';
import { PictureField } from '../../../components/media/PictureField.tsx';

interface EntryControlProps {
  field: EntryField;
  value: unknown;
  mistakes: readonly Mistake[];
  onChange: (value: unknown) => void;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The control of one field of an entry; a mistake stands at it. */
export function EntryControl({ field, value, mistakes, onChange }: EntryControlProps) {
  const { kind, key, label, hint } = field;
  // A line of a list that is wrong is said of the list.
  const error = mistakes.find(({ path }) => path === key || path.startsWith(`${key}.`))?.message;
  const common = { label, hint, error };
  switch (kind) {
    case 'line':
      return (
        <TextField
          {...common}
          autoComplete="off"
          value={wordsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <TextArea
          {...common}
          rows={4}
          value={wordsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'lines':
      return (
        <TextArea
          {...common}
          hint={hint ?? 'По одному в строке'}
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) =>
            onChange(event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n'))
          }
        />
      );
    case 'day':
      return (
        <TextField
          {...common}
          type="date"
          value={wordsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
    case 'moment':
      return <MomentField {...common} value={wordsOf(value) || null} onChange={onChange} />;
    case 'number':
    case 'money':
      return <NumberLine {...common} unit={kind === 'money' ? 100 : 1} {...{ value, onChange }} />;
    case 'flag':
      return (
        <Checkbox
          {...{ hint, error }}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        >
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select
          {...common}
          options={field.options}
          value={wordsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'complex':
      return <ComplexField {...common} value={wordsOf(value)} onChange={onChange} />;
    case 'point':
      return <PointField {...common} value={value} onChange={onChange} />;
    case 'picture':
      return <PictureField {...common} value={wordsOf(value)} onChange={onChange} />;
    case 'blocks':
      return (
        <BlocksField
          {...{ label, value, onChange }}
          mistakes={mistakes.flatMap(({ path, message }) =>
            path.startsWith(`${key}.`) ? { path: path.slice(key.length + 1), message } : [],
          )}
        />
      );
  }
}
