/** Inline script that starts the page's code after the first paint, at once in a tab that nobody sees. */
export const startLateScript = `(function(d){var s=d.querySelector('script[type="text/late"]');
function go(){var n=s.nextSibling,p=s.parentNode;s.type='module';p.removeChild(s);p.insertBefore(s,n)}
if(s)d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})(document)`;
