declare global {
  interface Window {
    /** Uncaught errors; from `followErrors` on, each is reported as it comes. */
    earlyErrors?: Event[];
  }
}

/** Inline script that records uncaught errors until the page's code arrives and reports them. */
export const recordErrorsScript = `(function(w,k){w.earlyErrors=k;function f(e){k.push(e)}
w.addEventListener('error',f);w.addEventListener('unhandledrejection',f)})(window,[])`;
