import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** A react-hook-form resolver of a flat valibot schema: the first complaint of each field. */
export function resolveBy<Values extends FieldValues>(
  schema: GenericSchema<Values>,
): Resolver<Values> {
  return (values) => {
    const { issues } = safeParse(schema, values, { abortPipeEarly: true });
    if (!issues) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of issues) {
      errors[getDotPath(issue) ?? 'root'] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
