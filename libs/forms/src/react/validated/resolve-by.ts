import type { FieldErrors, Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { LeadValues } from '../../core/define-form.ts';

/**
 * A react-hook-form resolver of a flat valibot schema: the first complaint of each field. The values stay as they were
 * typed. (The one of @hookform/resolvers also nests paths and drives native validation, which no form here needs: bytes
 * that the budget of a validated form has not.)
 */
export function resolveBy(schema: GenericSchema<LeadValues>): Resolver<LeadValues> {
  return (values) => {
    const { issues } = safeParse(schema, values, { abortPipeEarly: true });
    if (!issues) return { values, errors: {} };
    const errors: FieldErrors<LeadValues> = {};
    for (const issue of issues) {
      errors[getDotPath(issue) ?? 'root'] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors };
  };
}
