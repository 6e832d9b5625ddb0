import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import { NothingSchema, revision } from '../../core/schemas.ts';
import { CompanyBodySchema, CompanySchema, CompanyStartSchema } from './company.schema.ts';

const right = 'company.edit';
const result = v.object({ company: CompanySchema });

export const getCompany = defineStudioMethod({
  name: 'Company.Get',
  verb: 'GET',
  summary: 'Returns what the company is, the forms that ask for it, and what a new one still lacks',
  right,
  input: NothingSchema,
  result,
});

export const startCompany = defineStudioMethod({
  name: 'Company.Start',
  verb: 'POST',
  summary: 'Sets a new company up: settings, first menus and the page on personal data',
  right,
  input: v.strictObject({ body: CompanyStartSchema }),
  result,
  errors: { 409: 'The company is set up already' },
});

export const saveCompany = defineStudioMethod({
  name: 'Company.Save',
  verb: 'POST',
  summary: 'Changes what the company is; every page follows at once',
  right,
  input: v.strictObject({ revision, body: CompanyBodySchema }),
  result,
  errors: { 409: 'A colleague has changed it meanwhile' },
});
