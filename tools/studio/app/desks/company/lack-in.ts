import type { FieldOfShape, Mistake } from '../../components/shape/shape.ts';

/** Lines that a step cannot go on without, as mistakes at their fields; the server tells of everything else. */
export function lackIn({ shape, required }: FieldOfShape, value: unknown, path: string): Mistake[] {
  const isEmpty = value === undefined || value === '';
  if (shape.kind !== 'group') {
    return required && isEmpty ? [{ path, message: 'Заполните поле' }] : [];
  }
  if (!required && isEmpty) return [];
  const inner = (value ?? {}) as Readonly<Record<string, unknown>>;
  return shape.fields.flatMap((field) => lackIn(field, inner[field.key], `${path}.${field.key}`));
}
