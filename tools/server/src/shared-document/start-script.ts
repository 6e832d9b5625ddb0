/** Type of a module that waits: to browsers a block of data. */
export const LATE_TYPE = 'text/late';

/** Milliseconds that a page whose pictures hang waits for its code at most. */
const LATEST = 3000;

/**
 * Inline script that inserts the modules of a shared document when the pictures that are not lazy have come, without any at the first
 * paint, or at the visitor's first interaction; at once in a tab that nobody sees. Started before the window's `load`, the code is part of it.
 */
export const startScript = `(function(d,w){var l=[].slice.call(d.querySelectorAll('script[type="${LATE_TYPE}"]')),c=0;
function go(){l.splice(0).forEach(function(s){var n=s.nextSibling,p=s.parentNode;s.type='module';p.removeChild(s);p.insertBefore(s,n)})}
function came(){--c||go()}
if(d.hidden)return go();
['pointerdown','keydown','touchstart','wheel'].forEach(function(k){w.addEventListener(k,go,{capture:true,passive:true,once:true})});
[].forEach.call(d.images,function(i){if(i.loading!='lazy'&&!i.complete){c++;i.onload=i.onerror=came}});
setTimeout(go,${LATEST});c||requestAnimationFrame(function(){setTimeout(go)})})(document,window)`;
