import { lazy, type ComponentType } from 'react';

/** `ServerHtml` that is loaded when a message needs it; the words alone where that fails, as without a connection. */
export const LazyHtml = lazy(async (): Promise<{ default: ComponentType<{ html: string }> }> => {
  try {
    const { ServerHtml } = await import('../server-html/ServerHtml.tsx');
    return { default: ServerHtml };
  } catch (cause) {
    reportError(cause);
    return { default: Words };
  }
});

function Words({ html }: { html: string }) {
  return <p>{html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('&nbsp;', '\u00a0')}</p>;
}
