/** Code with a button that copies it; the root of the site does the copying. */
export function CodeBlock({ code, language = 'tsx' }: { code: string; language?: string }) {
  return (
    <div className="code">
      {/* What is wider than the page is scrolled by keys, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code data-language={language}>{code.trimEnd()}</code>
      </pre>
      <button type="button" data-copy>
        Copy
      </button>
    </div>
  );
}
