import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import { NothingSchema, revision } from '../../core/schemas.ts';
import { TemplateBodySchema, TemplateSchema } from './template.schema.ts';

const right = 'site.edit';
const result = v.object({ template: TemplateSchema });

export const getTemplate = defineStudioMethod({
  name: 'Template.Get',
  verb: 'GET',
  summary: 'Returns menus, footers and contacts of the company, with the form that they ask for',
  right,
  input: NothingSchema,
  result,
});

export const saveTemplate = defineStudioMethod({
  name: 'Template.Save',
  verb: 'POST',
  summary: 'Changes menus, footers and contacts; every page follows at once',
  right,
  input: v.strictObject({ revision, body: TemplateBodySchema }),
  result,
  errors: {
    409: 'A colleague has changed it meanwhile',
    422: 'A link leads to no page of the site',
  },
});
