declare global {
  interface Window {
    /** Errors that nobody caught; from `followErrors` on, each is told as it comes. */
    errorsEarly?: Event[];
  }
}

/** Inline script that keeps what nobody caught until the page's code has arrived and tells it. */
export const keepErrorsScript = `(function(w,k){w.errorsEarly=k;function f(e){k.push(e)}
w.addEventListener('error',f);w.addEventListener('unhandledrejection',f)})(window,[])`;
