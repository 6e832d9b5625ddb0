/** Milliseconds that a page whose pictures hang waits for its code at most. */
const LATEST = 3000;

/**
 * Inline script that starts the page's code when everything in sight has been loaded and painted, or at
 * the visitor's first gesture; at once in a tab that nobody sees.
 */
export const startLateScript = `(function(d,w){var s=d.querySelector('script[type="text/late"]'),e=['pointerdown','keydown','touchstart','wheel'];
function go(){if(!s)return;var n=s.nextSibling,p=s.parentNode;s.type='module';p.removeChild(s);p.insertBefore(s,n);s=null;e.forEach(function(k){w.removeEventListener(k,go,true)})}
function soon(){requestAnimationFrame(function(){setTimeout(go)})}
if(d.hidden)return go();e.forEach(function(k){w.addEventListener(k,go,{capture:true,passive:true})});
setTimeout(go,${LATEST});d.readyState==='complete'?soon():w.addEventListener('load',soon)})(document,window)`;
