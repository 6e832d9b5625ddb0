/** Key of local storage: what the visitor chose, where the system does not decide. */
export const THEME_KEY = 'm30.theme';

/** Event of the window: another theme was chosen. */
export const THEME_EVENT = 'm30:theme';

/**
 * Inline script of the theme: puts what was chosen on the root before the first paint, and handles `[data-theme-set]`, whose value is
 * `light`, `dark` or `system`. It works before hydration; where nothing may be stored, the choice holds for the page.
 */
export const themeScript = `(function(r,w,s){function set(v){
v==='light'||v==='dark'?r.dataset.theme=v:delete r.dataset.theme}
try{s=w.localStorage;set(s.getItem('${THEME_KEY}'))}catch(e){}
w.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('[data-theme-set]');if(!t)return;
t=t.dataset.themeSet;set(t);try{s.setItem('${THEME_KEY}',t)}catch(e){}
w.dispatchEvent(new Event('${THEME_EVENT}'))},true)})(document.documentElement,window)`;
