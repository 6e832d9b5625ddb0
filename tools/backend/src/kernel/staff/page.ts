import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** A piece of markup; whatever text is put into it is escaped. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#12202a;background:#fff}
h1{margin:0 0 16px;font-size:28px;font-weight:500}
a{color:#1d5570}
:focus-visible{outline:3px solid #12202a;outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:16px;align-items:end;margin:0 0 24px}
label{display:grid;gap:4px;max-width:100%;font-size:14px}
h2{margin:0 0 8px;font-size:20px;font-weight:500}
h3{margin:0 0 8px;font-size:17px;font-weight:500}
article{margin:0 0 24px;padding:16px;border:1px solid #cfd8dd}
article form{margin:16px 0 0}
blockquote{margin:16px 0 0;padding:0 0 0 16px;border-left:3px solid #cfd8dd}
.lines{white-space:pre-line;overflow-wrap:anywhere}
.legend{flex-basis:100%;margin:0;font-weight:500}
section{padding:16px 0;border-top:1px solid #cfd8dd}
textarea{max-width:100%;padding:8px 12px;border:1px solid #7c8a93;border-radius:4px;font:inherit}
input,select,button,.button{min-height:44px;padding:8px 12px;border:1px solid #7c8a93;border-radius:4px;
font:inherit;color:inherit;background:#fff}
select{width:100%}
button{border-color:#1d5570;background:#1d5570;color:#fff;cursor:pointer}
.button{display:inline-flex;align-items:center;text-decoration:none}
.scroll{overflow-x:auto;margin:0 0 24px}
table{width:100%;min-width:960px;border-collapse:collapse;text-align:left}
caption{padding:0 0 8px;text-align:left;color:#4c5b65}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid #cfd8dd;vertical-align:top;overflow-wrap:break-word}
thead th{font-weight:500;white-space:nowrap}
.whole{white-space:nowrap}
dl{display:grid;grid-template-columns:minmax(120px,260px) 1fr;gap:0 24px;margin:0}
dt,dd{margin:0;padding:8px 0;border-bottom:1px solid #cfd8dd;overflow-wrap:anywhere}
dt{color:#4c5b65}
nav{display:flex;flex-wrap:wrap;gap:16px;align-items:center;margin:24px 0}
nav a{display:inline-flex;align-items:center;min-height:44px}
p{margin:0 0 16px}
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** In one piece, as a formatter's spaces inside it would change the hash. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

/** Nothing but the page's own style and form: no script, no frame around it, no foreign address. */
export const STAFF_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A whole page for the staff. */
export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <nav aria-label="Разделы">
          <a href="/staff/leads">Заявки</a>
          <a href="/staff/account">Кабинеты</a>
          <a href="/staff/actions">Действия</a>
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
