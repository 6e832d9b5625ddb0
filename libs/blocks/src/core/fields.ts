import * as v from 'valibot';
import { safeAddress } from '@m30/ui-kit/content-html';
import { safePicture } from './html/link.ts';

/** One line of words: a title, a label. */
export const LineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));

/** A paragraph of plain words. */
export const TextLineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1_000));

/** Where a link leads: a path of this site, an anchor, http(s), mailto or tel; anything else is refused. */
export const HrefSchema = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = dataset.value.trim() === '' ? null : safeAddress(dataset.value);
    if (address) return address;
    addIssue({ message: 'is no address that a page may link to' });
    return NEVER;
  }),
);

/** Path of a file of this site: other hosts would learn who reads. */
export const FilePathSchema = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = safePicture(dataset.value);
    if (path?.startsWith('/')) return path;
    addIssue({ message: 'is no path of this site' });
    return NEVER;
  }),
);

/** A list of one to `most` things. */
export const listOf = <Schema extends v.GenericSchema<unknown, unknown>>(item: Schema, most = 50) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));

/** Name of a modal: `callRequest`. */
export const ModalNameSchema = v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/i));
