import { use } from 'react';
import { MarkupContext } from '../kept/markup-context.ts';
import type { HandedPart } from './handed.ts';

const encoder = new TextEncoder();

/** Of what many documents carry. */
const encoded = new WeakMap<object, Uint8Array>();

/** What a document carries for its loaders: blocks of data, which no browser runs. */
export function HandedScripts({ parts }: { parts: readonly HandedPart[] }) {
  const marks = use(MarkupContext);
  return parts.map((part) => (
    <script
      key={part.id}
      id={part.id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: marks ? marks.place(bytesOf(part)) : textOf(part) }}
    />
  ));
}

/** Nothing in it ends the script, or begins a comment that hides its end. */
const textOf = ({ value }: HandedPart) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function bytesOf(part: HandedPart): Uint8Array {
  const { value, isShared } = part;
  if (!isShared) return encoder.encode(textOf(part));
  const bytes = encoded.get(value) ?? encoder.encode(textOf(part));
  encoded.set(value, bytes);
  return bytes;
}
