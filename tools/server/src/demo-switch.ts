/** Settings that only an installation of its own gives. */
const OF_AN_OPERATOR = ['DATABASE_URL', 'NODE_ENV', 'API_ORIGIN'] as const;

/**
 * Value of `DEMO` for a start from the sources: as it was given, else on for whoever only wants to look, which is who says
 * nothing of a database, a backend or an environment. An empty variable counts as unset, as in `readConfig`.
 */
export function demoSwitch(environment: Readonly<Record<string, string | undefined>>): string {
  if (environment['DEMO']) return environment['DEMO'];
  return OF_AN_OPERATOR.some((name) => environment[name]) ? '0' : '1';
}

/** Sets `DEMO` where the operator did not, and says so; call it before anything sets `NODE_ENV`. */
export function setDemoSwitch(): void {
  if (process.env['DEMO']) return;
  process.env['DEMO'] = demoSwitch(process.env);
  if (process.env['DEMO'] === '1') {
    console.log(
      'DEMO=1: demo content, demo buyer and test partners, as neither DATABASE_URL nor NODE_ENV is set. DEMO=0 starts without.',
    );
  }
}
