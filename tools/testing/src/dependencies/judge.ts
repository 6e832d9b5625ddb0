import { EXCEPTIONS, FLOORS, LICENCES } from './dependency-policy.ts';
import type { LockedPackage } from './read-lock.ts';

const parts = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

/** Whether a version is the other one or later; a preview counts as its release. */
export function isAtLeast(version: string, floor: string): boolean {
  const [one, other] = [parts(version), parts(floor)];
  for (const index of [0, 1, 2]) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Says what is wrong with a version; `null` where nothing is. */
export function judgeVersion({ name, version }: Pick<LockedPackage, 'name' | 'version'>) {
  const rule = Object.hasOwn(FLOORS, name) ? FLOORS[name] : undefined;
  if (!rule) return null;
  const [major] = parts(version);
  const own = rule.from.find((floor) => parts(floor)[0] === major) ?? rule.from.at(-1) ?? '';
  return isAtLeast(version, own) ? null : `${name} ${version} is older than ${own}: ${rule.why}`;
}

/** Says what is wrong with the licence of a package that is shipped; `null` where nothing is. */
export function judgeLicence({ name, licence, shipped }: LockedPackage): string | null {
  if (!shipped || EXCEPTIONS.some((one) => one.name.test(name))) return null;
  return licence !== null && isAllowed(licence) ? null : `${name}: ${licence ?? 'no licence'}`;
}

/** Of «or» one is enough, of «and» all have to be allowed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => LICENCES.has(one.trim()));
}
