import { CONSENT_AGE, CONSENT_COOKIE, CONSENT_EVENT, CONSENT_VERSION } from './decision.ts';

/** Id of the notice. */
export const NOTICE_ID = 'cookie-notice';

/**
 * Inline script of the cookie notice: shows it before the first paint where nothing was decided, keeps
 * the decision, opens it again from `[data-consent-open]`. It works before hydration and costs a page
 * no module. In a frame of another page nothing is asked: nothing is counted there. `data-framed` says so to styles,
 * `data-parsed` that all of the document has arrived.
 */
export const consentScript = `(function(d,w){var r=d.documentElement,o,
m=/(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\.(all|necessary)(?:;|$)/.exec(d.cookie);
w.top!==w&&(r.dataset.framed='');r.dataset.consent=m?m[1]:w.top===w?'ask':'necessary';
d.addEventListener('DOMContentLoaded',function(){r.dataset.parsed=''});
w.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('[data-consent-set],[data-consent-open]'),v;
if(!t)return;e.preventDefault();v=t.dataset.consentSet;r.dataset.consent=v||'ask';
if(v){d.cookie='${CONSENT_COOKIE}=${CONSENT_VERSION}.'+v+';path=/;samesite=lax;max-age=${CONSENT_AGE}'+(location.protocol==='https:'?';secure':'');
w.dispatchEvent(new Event('${CONSENT_EVENT}'))}else o=t;
t=v?o||d.getElementById('main'):d.getElementById('${NOTICE_ID}');
t&&t.focus({preventScroll:true})},true)})(document,window)`;
