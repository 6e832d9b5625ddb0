/** Scripts and workers of the apps' builds. */
const ASSET = String.raw`/^\/(lk\/)?assets\/[\w.-]+\.m?js$/`;

/**
 * Inline script that says which strings a page may turn into markup or code (Trusted Types). Markup: what has no
 * element in it, and the empty script that React starts from, which never runs. Code: files of the builds, scripts
 * from the hosts that are named, and for workers a blob, which `worker-src` allows where a map engine needs it.
 * There is no rule for script text: it is always refused.
 * @param hosts origins that counters load scripts from
 */
export function trustedTypesScript(hosts: readonly string[]): string {
  return `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(h){
return h.indexOf('<')<0||h==='<script><\\/script>'?h:null},
createScriptURL:function(a,t,s){var u=new URL(a,document.baseURI),o=u.origin;
return ${JSON.stringify(hosts)}.indexOf(o)>=0||o===location.origin&&(u.protocol==='blob:'?/^(Shared)?Worker/.test(s):${ASSET}.test(u.pathname))?u.href:null}})`;
}
