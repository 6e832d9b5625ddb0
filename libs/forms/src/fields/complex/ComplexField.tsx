import { useEffect } from 'react';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useTexts } from '../../react/provider/useTexts.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { useComplexes } from './useComplexes.ts';

export interface ComplexFieldProps {
  /** Id or name of the complex to begin with. */
  chosen?: string | undefined;
}

/** A residential complex out of the host's list; where the list can't be had, its name in the visitor's words. */
export function ComplexField({ chosen }: ComplexFieldProps) {
  const texts = useTexts();
  const complexes = useComplexes();
  const { onValueChange, ...field } = useField('objects');
  const list = Array.isArray(complexes) ? complexes : null;
  const first = list?.find(({ id, label }) => chosen === id || chosen === label)?.label;

  useEffect(() => {
    if (first) onValueChange(first);
    // Only when the list has come: later the choice is the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [first]);

  const control = {
    ...field,
    label: texts.objects,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onValueChange(event.currentTarget.value),
  };
  if (complexes === null) return <TextField {...control} maxLength={100} />;
  return (
    <Select
      {...control}
      disabled={!list}
      placeholder={list ? texts.objectsPlaceholder : texts.objectsLoading}
      options={list?.map(({ label }) => ({ label })) ?? []}
    />
  );
}
