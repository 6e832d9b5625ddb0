import {
  safeAddress,
  triggerData,
  type ContentAttribute,
  type ContentTag,
} from '@m30/ui-kit/content-html';
import type { HtmlAttributes } from './html-tree.ts';
import { safePicture } from './link.ts';

/** Value of an attribute by its lower-case name. */
export type ReadAttribute = (name: ContentAttribute) => string | undefined;

/** Attributes of one element that survive; `null` means: the element is nothing without them, unwrap it. */
export function cleanAttributes(tag: ContentTag, read: ReadAttribute): HtmlAttributes | null {
  switch (tag) {
    case 'a':
      return anchor(read);
    case 'button': {
      const trigger = modalTrigger(read);
      return trigger ? { type: 'button', ...trigger } : null;
    }
    case 'img':
      return picture(read);
    case 'ol':
      return compact({ start: whole(read('start'), 100_000) });
    case 'abbr':
      return compact({ title: read('title') });
    case 'th':
      return compact({ ...cell(read), scope: scope(read('scope')) });
    case 'td':
      return compact(cell(read));
    default:
      return {};
  }
}

function anchor(read: ReadAttribute): HtmlAttributes | null {
  const address = safeAddress(read('href') ?? '#');
  if (!address || (read('href') === undefined && !modalTrigger(read))) return null;
  const href = { href: address.href, ...modalTrigger(read) };
  return address.external ? { ...href, target: '_blank', rel: 'noopener noreferrer' } : href;
}

/** «Any element with a modal-trigger attribute opens the modal it names» (specification §2). */
function modalTrigger(read: ReadAttribute): HtmlAttributes | null {
  const name = read('data-modal-trigger') ?? read('modal-trigger');
  return name && /^[a-z]{1,40}$/i.test(name)
    ? { 'data-modal-trigger': name, ...valuesOf(read) }
    : null;
}

/** Longer than this no trigger says anything: the page carries it twice. */
const MAX_VALUE = 20_000;

function valuesOf(read: ReadAttribute): HtmlAttributes {
  const said = triggerData.flatMap((name) => {
    const value = read(name);
    const isAllowed = value !== undefined && value.length <= MAX_VALUE && isSafeValue(name, value);
    return isAllowed ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function isSafeValue(name: string, value: string): boolean {
  if (name === 'data-captions') return safePicture(value) !== null;
  return !/-(src|embed)$/.test(name) || safeAddress(value) !== null;
}

function picture(read: ReadAttribute): HtmlAttributes | null {
  const src = safePicture(read('src') ?? '');
  if (!src) return null;
  const size = { width: whole(read('width'), 10_000), height: whole(read('height'), 10_000) };
  return compact({ src, alt: read('alt') ?? '', loading: 'lazy', ...size });
}

function cell(read: ReadAttribute) {
  return { colSpan: whole(read('colspan'), 100), rowSpan: whole(read('rowspan'), 100) };
}

function scope(value: string | undefined) {
  return value === 'row' || value === 'col' ? value : undefined;
}

function whole(value: string | undefined, max: number): number | undefined {
  const number = Number(value);
  return value && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

type Optional<Attributes> = { [Name in keyof Attributes]: Attributes[Name] | undefined };

function compact(attributes: Optional<HtmlAttributes>): HtmlAttributes {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
