import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { NothingSchema, requiredText } from '../core/schemas.ts';
import {
  draftVersion,
  EditedPageSchema,
  pageAddress,
  PageBodySchema,
  PageRowSchema,
  versionNumber,
} from './page.schema.ts';

const path = v.pipe(v.string('Выберите страницу'), v.maxLength(200), v.startsWith('/'));
const edited = v.object({ page: EditedPageSchema });
const noPage = { 404: 'There is no such page' };
const stale = { ...noPage, 409: 'A colleague has saved it meanwhile' };

export const listPages = defineStudioMethod({
  name: 'Pages.List',
  verb: 'GET',
  summary: 'Lists pages of blocks by their addresses, and how each stands',
  right: 'pages.edit',
  input: NothingSchema,
  result: v.object({ pages: v.array(PageRowSchema) }),
});

export const listBlocks = defineStudioMethod({
  name: 'Pages.Blocks',
  verb: 'GET',
  summary: 'Lists kinds of blocks with the forms that their schemas ask for',
  right: 'pages.edit',
  input: NothingSchema,
  result: v.object({
    blocks: v.array(
      v.object({
        type: v.string(),
        title: v.nullable(v.string()),
        /** `FieldShape` of `@m30/blocks/server`. */
        shape: v.looseObject({ kind: v.string() }),
        frame: v.array(v.looseObject({ key: v.string() })),
        /** What a new one begins with. */
        example: v.looseObject({}),
      }),
    ),
  }),
});

export const getEditedPage = defineStudioMethod({
  name: 'Pages.Get',
  verb: 'GET',
  summary: 'Returns what is written of a page, with its mistakes and versions',
  right: 'pages.edit',
  input: v.strictObject({ path }),
  result: edited,
  errors: noPage,
});

export const createPage = defineStudioMethod({
  name: 'Pages.Create',
  verb: 'POST',
  summary: 'Makes an empty page that nobody sees yet',
  right: 'pages.edit',
  input: v.strictObject({ path: pageAddress, title: requiredText(200, 'Введите заголовок') }),
  result: v.object({ path: v.string() }),
  errors: { 409: 'The address is taken' },
});

export const savePage = defineStudioMethod({
  name: 'Pages.Save',
  verb: 'POST',
  summary: 'Saves what is written of a page; the site shows it to nobody yet',
  right: 'pages.edit',
  input: v.strictObject({ path, version: draftVersion, body: PageBodySchema }),
  result: edited,
  errors: stale,
});

export const publishPage = defineStudioMethod({
  name: 'Pages.Publish',
  verb: 'POST',
  summary: 'Puts what is written of a page on the site, within its term, as a new version',
  right: 'pages.publish',
  input: v.strictObject({
    ...{ path, version: draftVersion },
    /** Where the page stands from now on; where it stood, if this is left out. */
    address: v.optional(pageAddress),
    /** Whether its old address leads to the new one. */
    redirect: v.optional(v.boolean(), true),
  }),
  result: edited,
  errors: {
    ...noPage,
    409: 'A colleague has saved it meanwhile, or the new address is taken',
    422: 'A block has mistakes, or the term ends before it begins',
  },
});

export const getPageVersion = defineStudioMethod({
  name: 'Pages.Version',
  verb: 'GET',
  summary: 'Returns a version that has stood on the site, whole, to compare it with another',
  right: 'pages.edit',
  input: v.strictObject({ path, number: versionNumber }),
  result: v.object({ body: EditedPageSchema.entries.body }),
  errors: { 404: 'There is no such version' },
});

export const restorePage = defineStudioMethod({
  name: 'Pages.Restore',
  verb: 'POST',
  summary: 'Makes a version that has stood on the site the draft again',
  right: 'pages.edit',
  input: v.strictObject({ path, version: draftVersion, number: versionNumber }),
  result: edited,
  errors: stale,
});
