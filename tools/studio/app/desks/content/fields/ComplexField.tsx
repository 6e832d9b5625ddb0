import { useQuery } from '@tanstack/react-query';
import { Select } from '@m30/ui-kit/select';
import { studioQuery } from '../../../api/queries.ts';

interface ComplexFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Alias; empty is the company. */
  value: string;
  onChange: (value: string) => void;
}

/** The complex that something is about. */
export function ComplexField({ value, onChange, ...field }: ComplexFieldProps) {
  const { data } = useQuery(studioQuery('Complexes.List', {}));
  return (
    <Select
      {...field}
      placeholder="о компании"
      options={(data?.complexes ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
