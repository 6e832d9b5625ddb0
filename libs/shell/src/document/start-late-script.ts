/** Milliseconds that a page whose pictures hang waits for its code at most. */
const LATEST = 3000;

/**
 * Inline script that starts the page's code when the pictures that are not lazy have come, without any at
 * the first paint, or at the visitor's first gesture; at once in a tab that nobody sees.
 * Started before the window's `load`, the code is part of it.
 */
export const startLateScript = `(function(d,w){var s=d.querySelector('script[type="text/late"]'),c=0;
function go(){if(!s)return;var n=s.nextSibling,p=s.parentNode;s.type='module';p.removeChild(s);p.insertBefore(s,n);s=null}
function came(){--c||go()}
if(d.hidden)return go();
['pointerdown','keydown','touchstart','wheel'].forEach(function(k){w.addEventListener(k,go,{capture:true,passive:true,once:true})});
[].forEach.call(d.images,function(i){if(i.loading!='lazy'&&!i.complete){c++;i.onload=i.onerror=came}});
setTimeout(go,${LATEST});c||requestAnimationFrame(function(){setTimeout(go)})})(document,window)`;
