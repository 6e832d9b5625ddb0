import { Checkbox } from '@m30/ui-kit/checkbox';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import type { StudioResult } from '../../contract/client.ts';

interface ActionFieldProps {
  field: StudioResult<'Actions.List'>['actions'][number]['fields'][number];
  value: string;
  onChange: (value: string) => void;
}

/** The control that suits a field of an action. */
export function ActionField({ field, value, onChange }: ActionFieldProps) {
  const { label, kind, options, most, required } = field;
  const common = { label, required, value, ...(most !== null && { maxLength: most }) };
  const take = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (kind) {
    case 'choice':
      return (
        <Select
          label={label}
          required={required}
          placeholder="Выберите"
          options={Object.entries(options).map(([id, words]) => ({ id, label: words }))}
          value={value}
          onChange={take}
        />
      );
    case 'flag':
      return (
        <Checkbox
          checked={value === '1'}
          onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
        >
          {label}
        </Checkbox>
      );
    case 'text':
      return <TextArea {...common} rows={4} onChange={take} />;
    case 'day':
      return <TextField {...common} type="date" onChange={take} />;
    case 'whole':
      return <TextField {...common} inputMode="numeric" onChange={take} />;
    default:
      return <TextField {...common} onChange={take} />;
  }
}
