/** Style of the embedded partners' pages, over the brand's colours. */
export const PARTNER_STYLE = `
*{box-sizing:border-box}
body{margin:0;font:400 16px/1.5 Geologica,system-ui,sans-serif;color:#12202a;background:#eef2f4}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;
padding:16px max(16px,calc(50% - 320px));color:#fff;background:#0d222e}
header p{margin:0}
.name{font-weight:500}
.badge{padding:4px 12px;border:1px solid #a9bbc5;font-size:13px}
main{max-width:720px;margin:0 auto;padding:32px max(16px,calc(50% - 320px)) 64px;background:#fff}
@media(min-width:720px){main{margin:32px auto;padding:40px}}
.note{margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #cfd8dd;color:#4c5b65;font-size:14px}
h1{margin:0 0 8px;font-size:28px;font-weight:400;line-height:1.14;text-wrap:balance}
.sum{margin:0 0 24px;font-size:40px;font-weight:400;line-height:1.14;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:max-content 1fr;margin:24px 0 32px}
dt,dd{margin:0;padding:8px 0;border-bottom:1px solid #cfd8dd;overflow-wrap:break-word;min-width:0}
dt{padding-right:24px;color:#4c5b65}
form{margin:0 0 16px}
form p{margin:8px 0 0;color:#4c5b65;font-size:14px}
label{display:grid;gap:4px;margin:0 0 12px;font-size:14px}
input:not([type=hidden]){min-height:48px;max-width:220px;padding:8px 12px;border:1px solid #7c8a93;
font:400 24px/1.2 Geologica,system-ui,sans-serif;letter-spacing:.2em;color:inherit;background:#fff}
input.words:not([type=hidden]){max-width:100%;width:100%;font-size:16px;letter-spacing:0}
section{margin:0 0 32px}
h2{margin:0 0 8px;font-size:20px;font-weight:400}
button{min-height:48px;width:100%;padding:8px 24px;border:1px solid #7c8a93;font:400 16px/1.5
Geologica,system-ui,sans-serif;color:#12202a;background:#fff;cursor:pointer}
button:hover{background:#eef2f4}
.main{border-color:#c93a0c;color:#fff;background:#c93a0c}
.main:hover{background:#a53005}
:focus-visible{outline:3px solid #12202a;outline-offset:2px}
.error{padding:12px 16px;border-left:3px solid #a8123e;color:#a8123e;background:#fae6ec}
a{display:inline-flex;align-items:center;min-height:44px;color:#1d5570}
@media(min-width:720px){form{display:grid;grid-template-columns:300px 1fr;gap:0 24px;align-items:center}
form p{margin:0}form label{grid-column:1/-1}}
`;
