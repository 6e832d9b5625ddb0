import type { html } from 'hono/html';

/** A piece of markup; whatever text is put into it is escaped. */
export type Markup = ReturnType<typeof html>;
