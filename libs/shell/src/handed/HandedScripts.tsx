import type { HandedPart } from './handed.ts';

/** What a document carries for its loaders: blocks of data, which no browser runs. */
export function HandedScripts({ parts }: { parts: readonly HandedPart[] }) {
  return parts.map(({ id, value }) => (
    <script
      key={id}
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toScriptText(value) }}
    />
  ));
}

/** Nothing in it ends the script, or begins a comment that hides its end. */
const toScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
